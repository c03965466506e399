import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { addCompany, addVenue } from '../testing/fixtures';
import { addOrders, addProduct, recountedTotals, storedTotals } from '../testing/orders';
import { foldOrderChanges } from './orderTotals';
import type { DatabaseHandle } from './types/handle';

let handle: DatabaseHandle;
let venues: number[];
let products: number[];
beforeAll(async () => {
  handle = await openTestDatabase();
  const { db } = handle;
  const companyId = await addCompany(db, 'Çınar Kahve');
  venues = [await addVenue(db, { name: 'Kadıköy', companyId }), await addVenue(db, { name: 'Moda', companyId })];
  products = [await addProduct(db, 'Latte', 'orta'), await addProduct(db, 'Çay')];
});
afterAll(() => handle.close());

/** Days around the turn of a month; hours on both sides of midnight in Istanbul, which is 21:00 in UTC. */
const instant = fc
  .record({ day: fc.integer({ min: 0, max: 9 }), hour: fc.constantFrom(1, 20, 21, 23) })
  .map(({ day, hour }) => new Date(Date.UTC(2026, 1, 24 + day, hour, 30)).toISOString());
const kind = fc.constantFrom('Remote' as const, 'Cashierfront' as const);
const at = fc.integer({ min: 0, max: 1 });
const order = fc.record({ at: instant, kind, member: fc.constantFrom(1, 2, 4095, 4096), venue: at, product: at });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ add: fc.array(order, { minLength: 1, maxLength: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ move: fc.nat(), to: order }) },
  { weight: 1, arbitrary: fc.record({ rate: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ fold: fc.constant(true) }) },
);

const pick = async (n: number): Promise<number | undefined> => {
  const ids = await handle.db.selectFrom('orders').select('id').orderBy('id').execute();
  return ids.length === 0 ? undefined : ids[n % ids.length]?.id;
};

const fields = ({
  at: instantText,
  kind: type,
  member,
  venue,
  product,
}: typeof order extends fc.Arbitrary<infer T> ? T : never) => ({
  at: instantText,
  kind: type,
  member,
  venue_id: venues[venue] as number,
  product_id: products[product] as number,
});

const take = async (each: typeof step extends fc.Arbitrary<infer T> ? T : never): Promise<void> => {
  const { db } = handle;
  if ('add' in each) await addOrders(db, each.add.map(fields));
  if ('fold' in each) await foldOrderChanges(db);
  if ('rate' in each) {
    const id = await pick(each.rate);
    if (id !== undefined) await db.updateTable('orders').set({ rating: 5 }).where('id', '=', id).execute();
  }
  if ('move' in each) {
    const id = await pick(each.move);
    const { at: instantText, kind: type, member, ...ids } = fields(each.to);
    if (id === undefined) return;
    await db
      .updateTable('orders')
      .set({ ...ids, ordered_at: new Date(instantText), order_type: type, end_user_id: member })
      .where('id', '=', id)
      .execute();
  }
};

describe('the totals of the orders', () => {
  it('are those of a recount, whatever was added, changed and folded in whichever order (REP-13, REP-16)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const each of steps) await take(each);
        await foldOrderChanges(handle.db);
        expect(await storedTotals(handle.db)).toEqual(await recountedTotals(handle.db));
      }),
      { numRuns: 25 },
    );
  });

  it('note nothing when what they count stays as it was', async () => {
    await foldOrderChanges(handle.db);
    await addOrders(handle.db, [
      { at: '2026-03-01T09:00:00Z', venue_id: venues[0] as number, product_id: products[0] as number },
    ]);
    await foldOrderChanges(handle.db);
    await handle.db
      .updateTable('orders')
      .set({ rating: 4, delivered_at: new Date('2026-03-01T09:05:00Z') })
      .execute();
    expect((await storedTotals(handle.db)).changes).toEqual([]);
    expect(await foldOrderChanges(handle.db)).toBe(0);
  });

  it('keep what an open transaction wrote for the next run', async () => {
    const { db } = handle;
    const order = { at: '2026-03-02T09:00:00Z', venue_id: venues[0] as number, product_id: products[0] as number };
    await db
      .transaction()
      .execute(async (trx) => {
        await addOrders(trx, [order]);
        throw new Error('undone');
      })
      .catch(() => {});
    expect((await storedTotals(db)).changes).toEqual([]);
    await addOrders(db, [order]);
    expect(await foldOrderChanges(db)).toBe(1);
    expect(await storedTotals(db)).toEqual(await recountedTotals(db));
  });
});
