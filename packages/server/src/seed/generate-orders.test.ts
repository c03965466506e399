import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/types/handle';
import { openTestDatabase } from '../testing/database';
import { addCompany, addVenue } from '../testing/fixtures';
import { recountedTotals, storedTotals } from '../testing/orders';
import { wholeOrders } from '../testing/slowReports';
import { generateOrders, shareOut } from './generate-orders';

const clock = manualClock('2026-03-10T09:00:00Z');
let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
  const companyId = await addCompany(handle.db, 'Çınar Kahve');
  for (const name of ['Kadıköy', 'Moda', 'Fener']) await addVenue(handle.db, { name, companyId });
}, 60_000);
afterAll(() => handle.close());

describe('generated orders', () => {
  it('are as many as asked for, on days before today, with their totals', { timeout: 120_000 }, async () => {
    const told: number[] = [];
    await generateOrders(handle.longWork, { clock, orders: 3000, onProgress: (done) => told.push(done) });
    const orders = await wholeOrders(handle.db);
    expect([orders.length, told.at(-1)]).toEqual([3000, 3000]);
    expect(orders.filter(({ day }) => day < '2025-02-03' || day >= '2026-03-10')).toEqual([]);
    expect(new Set(orders.map(({ venue_id }) => venue_id)).size).toBe(3);
    const byTime = [...orders].sort((a, b) => a.ordered_at.getTime() - b.ordered_at.getTime());
    expect(byTime.map(({ id }) => id)).toEqual(orders.map(({ id }) => id).sort((a, b) => a - b));
    expect(await storedTotals(handle.db)).toEqual(await recountedTotals(handle.db));
  });

  it('become more from day to day, and are none for a day alone where there are few', () => {
    const shares = shareOut(1_000_000, '2026-03-10');
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000);
    expect(shares.at(-1)).toEqual({ day: '2026-03-09', count: expect.any(Number) });
    expect(shares.at(-1)?.count).toBeGreaterThan(40 * (shares[4]?.count ?? 0));
    expect(shareOut(1, '2026-03-10')).toHaveLength(1);
  });
});
