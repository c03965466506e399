import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Logs, startLogs } from '../../testing/activityLogs';
import { addMerchantUser } from '../../testing/fixtures';

let logs: Logs;
beforeAll(async () => {
  logs = await startLogs();
}, 60_000);
afterAll(() => logs.world.server.close());

describe('the parts and filters of an activity log', () => {
  it('comes in parts of fifty, each row once (GEN-14)', async () => {
    const { world, admin, second, log, note } = logs;
    const { besiktas } = world.venues;
    for (let n = 0; n < 120; n += 1) {
      await note({ entity: 'venue', entityId: besiktas, action: 'venue_activated', actorId: n % 3 ? admin : second });
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    let before: number | undefined;
    do {
      const part = await log('venue', besiktas, before === undefined ? {} : { before });
      expect(part.totalCount).toBe(120);
      seen.push(...part.items.map(({ id }) => id));
      sizes.push(part.items.length);
      before = part.next ?? undefined;
    } while (before !== undefined);
    expect(sizes).toEqual([50, 50, 20]);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    const narrowed = await log('venue', besiktas, { actorId: second });
    expect(narrowed).toMatchObject({ totalCount: 40, next: null });
    // Turkish order, whatever the filters.
    expect(narrowed.actors.map(({ name }) => name)).toEqual(['Çağla Işık', 'İpek Işık']);
  });

  it('narrows by whole days of Istanbul, both included (GEN-17)', async () => {
    const { world, ask, note } = logs;
    const { id } = await world.server.db
      .insertInto('companies')
      .values({ name: 'x', search: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = await addMerchantUser(world.server.db, { email: 'gunler@telve.example', companyId: id });
    for (const at of ['2026-02-28T20:59:59.999Z', '2026-02-28T21:00:00Z', '2026-03-01T20:59:59.999Z']) {
      await note({ entity: 'merchant_app_user', entityId: of, action: 'merchant_user_changed', at });
    }
    const days = async (query: string) => (await ask('merchant-user', of, query)).body.payload?.totalCount;
    expect(await days('startDate=01-03-2026&endDate=01-03-2026')).toBe(2);
    expect(await days('endDate=28-02-2026')).toBe(1);
    expect(await days('startDate=02-03-2026')).toBe(0);
    expect(await days('startDate=01-01-1900&endDate=31-12-9999')).toBe(3);
  });
});
