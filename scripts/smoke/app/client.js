/** A time period for each number: 5, 10, 15 … minutes. */
const periods = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    timePeriod: (index + 1) * 5,
    active: true,
    version: 1,
  }));

/**
 * A client of the embedder's own: a plain object, no server, no code of ours.
 * @param held  whether answers wait for `release()`
 */
export function fakeClient({ held = false } = {}) {
  let rows = periods(25);
  let release = () => {};
  const gate = held
    ? new Promise((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  const calls = [];

  const answers = {
    'timePeriods.list': ({ page = 1, size = 10, search = '' }) => {
      const found = rows.filter(({ timePeriod }) => String(timePeriod).includes(search));
      const items = found.slice((page - 1) * size, page * size);
      return { items, totalCount: found.length, totalPages: Math.ceil(found.length / size) };
    },
    'timePeriods.update': ({ id, active }) => {
      rows = rows.map((row) => (row.id === id ? { ...row, active, version: row.version + 1 } : row));
      return true;
    },
    'publicApplications.checkByEmail': () => true,
    'publicApplications.sendOtp': () => ({ expiresIn: 180 }),
    'publicApplications.confirmOtp': () => true,
    'publicApplications.create': () => true,
  };

  return {
    identity: 'ayse',
    roles: ['PanelUser'],
    calls,
    release: () => release(),
    async call({ id }, input, { signal } = {}) {
      const call = { id, input, aborted: false };
      calls.push(call);
      signal?.addEventListener('abort', () => {
        call.aborted = true;
      });
      await gate;
      return answers[id](input);
    },
  };
}
