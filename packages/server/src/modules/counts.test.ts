import { describe, expect, it } from 'vitest';
import type { Caller } from '../http/call';
import { createCountMemory } from './counts';

const admin: Caller = {
  userId: 1,
  sessionId: 's',
  role: 'PanelUser',
  companyId: null,
  venueId: 0,
  mustChangePassword: false,
  tokenVersion: 1,
};
const branch: Caller = { ...admin, role: 'PanelVenueUser', companyId: 7 };

const setUp = (count: number) => {
  const state = { time: 0, asked: 0, count };
  const memory = createCountMemory(() => state.time);
  const ask = (filters = {}, caller = admin) =>
    memory.of(filters, caller, async () => {
      state.asked += 1;
      return state.count;
    });
  return { state, memory, ask };
};

describe('the memory of large totals', () => {
  it('counts once for all pages and readers of the same list, and again after a second (GEN-14)', async () => {
    const { state, ask } = setUp(50_000);
    await Promise.all([ask(), ask({ page: 2 }), ask({ page: 3, size: 50 })]);
    await ask();
    expect(state.asked).toBe(1);
    state.time = 1001;
    await ask();
    expect(state.asked).toBe(2);
  });

  it('keeps lists with other filters or readers apart (GEN-17)', async () => {
    const { state, ask } = setUp(50_000);
    for (const filters of [{}, { isActive: true }, { search: 'a' }]) await ask(filters);
    await ask({}, branch);
    expect(state.asked).toBe(4);
  });

  it('never remembers a small total: it is always exact (GEN-14)', async () => {
    const { state, ask } = setUp(312);
    await ask();
    state.count = 313;
    expect(await ask()).toBe(313);
  });

  it('forgets after a change and after a failure (GEN-14)', async () => {
    const { state, memory, ask } = setUp(50_000);
    await ask();
    memory.forget();
    state.count = 49_999;
    expect(await ask()).toBe(49_999);
    const failing = createCountMemory(() => 0);
    await expect(failing.of({}, admin, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await failing.of({}, admin, async () => 5)).toBe(5);
  });
});
