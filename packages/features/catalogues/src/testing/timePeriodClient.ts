import { type Role, type TimePeriod, timePeriodEntries } from '@telve/api';
import { conflictWith, type FakeClient, fakeClient, page, refusal, stub, timePeriod } from '@telve/testing';

/** Minutes of a usual list; the last is passive. */
export const samplePeriods: readonly TimePeriod[] = [5, 10, 15, 20, 30, 45].map((minutes, index) =>
  timePeriod({ id: index + 1, timePeriod: minutes, active: minutes !== 45 }),
);

export interface TimePeriodClientOptions {
  /** Default: six. */
  periods?: readonly TimePeriod[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

const refuseTwice = (stored: readonly TimePeriod[], minutes: number, id?: number) => {
  if (!stored.some((period) => period.timePeriod === minutes && period.id !== id)) return;
  const code = 'time_period_already_exists';
  throw refusal(code, { status: 409, fields: [{ field: 'timePeriod', code }] });
};

/** A client over time periods in memory that searches, pages, refuses and counts versions as the server does. */
export const timePeriodClient = ({ periods = samplePeriods, roles }: TimePeriodClientOptions = {}): FakeClient => {
  let stored = periods;
  const find = (id: number): TimePeriod => {
    const found = stored.find((period) => period.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  return fakeClient(
    [
      stub(timePeriodEntries.list, ({ page: number = 1, size = 10, search = '' }) => {
        const found = stored.filter((period) => String(period.timePeriod).includes(search));
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(timePeriodEntries.detail, ({ id }) => find(id)),
      stub(timePeriodEntries.create, (input) => {
        refuseTwice(stored, input.timePeriod);
        const made = timePeriod({ ...input, id: stored.length + 1 });
        stored = [made, ...stored];
        return made;
      }),
      stub(timePeriodEntries.update, ({ version, ...input }) => {
        const before = find(input.id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        refuseTwice(stored, input.timePeriod, input.id);
        const after = { ...input, version: before.version + 1 };
        stored = stored.map((period) => (period.id === input.id ? after : period));
        return true;
      }),
    ],
    { roles },
  );
};
