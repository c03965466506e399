import type { OrderReportInput, ReportRange } from '@telve/api';
import { addDays } from '@telve/locale';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldOrderChanges } from '../../db/orderTotals';
import type { DatabaseHandle } from '../../db/types/handle';
import type { Caller } from '../../http/call';
import { openTestDatabase } from '../../testing/database';
import { addCompany, addVenue } from '../../testing/fixtures';
import { addOrders, addProduct } from '../../testing/orders';
import { daysBetween, slowFigures, slowOrders, slowShares, slowSort, wholeOrders } from '../../testing/slowReports';
import { readGraphics } from './graphics';
import { allOrders, readOrders, totalOf } from './orders/read';
import { orderSource } from './orders/source';
import { previousDays } from './sales';
import { readVenueReport } from './venues/read';

const now = new Date('2026-03-10T09:00:00Z');
const present = '2026-03-10';
const firstDay = '2026-01-20';

let handle: DatabaseHandle;
let venues: number[];
let products: number[];
let callers: Caller[];

const caller = (fields: Partial<Caller>): Caller => ({
  userId: 1,
  sessionId: 's',
  role: 'PanelUser',
  companyId: null,
  venueId: 0,
  mustChangePassword: false,
  tokenVersion: 1,
  ...fields,
});

beforeAll(async () => {
  handle = await openTestDatabase();
  const { db } = handle;
  const own = await addCompany(db, 'Çınar Kahve');
  const other = await addCompany(db, 'Yıldız Gıda');
  venues = [];
  for (const [name, companyId] of [
    ['Kadıköy', own],
    ['Latte Moda', own],
    ['Iğdır', other],
    ['Boş', other],
  ] as const)
    venues.push(await addVenue(db, { name, companyId }));
  products = [];
  for (const [name, size] of [
    ['Latte', 'orta'],
    ['Latte', 'büyük'],
    ['Türk Kahvesi', ''],
  ] as const)
    products.push(await addProduct(db, name, size));
  callers = [
    caller({}),
    caller({ role: 'PanelVenueUser', companyId: own }),
    caller({ role: 'PanelReportUser', companyId: own, venueId: venues[1] as number }),
    caller({ role: 'PanelReportUser' }),
    caller({ companyId: other, widget: true }),
  ];
});
afterAll(() => handle.close());

const day = fc.integer({ min: 0, max: 49 }).map((n) => addDays(firstDay, n));
/** On both sides of what stands in one row of bits. */
const member = fc.constantFrom(1, 2, 3, 4095, 4096, 8192);
const order = fc
  .record({ day, hour: fc.constantFrom(0, 9, 20, 21), venue: fc.nat(2), product: fc.nat(2), member })
  .chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      kind: fc.constantFrom('Remote' as const, 'Cashierfront' as const),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  );
const range: fc.Arbitrary<ReportRange> = fc.record({ startDate: day, endDate: day }, { requiredKeys: [] });
const search = fc.constantFrom('kahve', 'latte', 'moda', 'igdir', 'yok böyle', '7');
const filters = fc.record(
  {
    search,
    venueId: fc.nat(3),
    orderType: fc.constantFrom('Remote' as const, 'Cashierfront' as const),
    productName: fc.constantFrom('Latte', 'Türk Kahvesi', 'Yok'),
    orderBy: fc.constantFrom('EndDate', 'FirstDate', 'CashierFront', 'Remote', 'Like', 'NotLike'),
  },
  { requiredKeys: [] },
);
const question = fc.record({
  orders: fc.array(order, { minLength: 1, maxLength: 6 }),
  fold: fc.boolean(),
  who: fc.nat(4),
  range,
  filters,
  page: fc.integer({ min: 1, max: 4 }),
  size: fc.integer({ min: 1, max: 7 }),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

const add = (orders: Question['orders']) =>
  addOrders(
    handle.db,
    orders.map(({ fields, kind, rating }) => ({
      at: `${fields.day}T${String(fields.hour).padStart(2, '0')}:30:00Z`,
      kind,
      rating,
      member: fields.member,
      venue_id: venues[fields.venue] as number,
      product_id: products[fields.product] as number,
    })),
  );

/** Adds the orders, folds or does not, and answers who asks and the truth. */
const prepare = async ({ orders, fold, who }: Question) => {
  await add(orders);
  if (fold) await foldOrderChanges(handle.db);
  return { asker: callers[who] as Caller, truth: await wholeOrders(handle.db) };
};

const runs = { numRuns: 40 };
const patience = 120_000;

describe('the reports beside a slow recount', () => {
  it('list the same orders in the same order on each page, and export them all (REP-20, REP-29, REP-32)', {
    timeout: patience,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const { asker, truth } = await prepare(asked);
        const { venueId, ...others } = asked.filters;
        const input = { ...others, ...asked.range, ...(venueId !== undefined && { venueId: venues[venueId] }) };
        const expected = slowSort(slowOrders(truth, input as OrderReportInput, asker), input.orderBy as never);
        const ids = expected.map(({ id }) => id);
        const source = await orderSource(handle.db, input as OrderReportInput, asker);
        expect(totalOf(source)).toBe(ids.length);
        const offset = (asked.page - 1) * asked.size;
        const rows = await readOrders(handle.db, source, input.orderBy as never, offset, asked.size);
        expect(rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + asked.size));
        const exported: number[] = [];
        for await (const { id } of allOrders(handle.db, source, input.orderBy as never)) exported.push(id);
        expect(exported).toEqual(ids);
      }),
      runs,
    );
  });

  it('total each venue, all of them and the days before alike (REP-13, REP-14, REP-15, REP-16, REP-17, REP-18)', {
    timeout: patience,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const { asker, truth } = await prepare(asked);
        const {
          filters: { search: words },
          range: days,
        } = asked;
        const byWords = (each: (typeof truth)[number]) =>
          words === undefined ||
          slowOrders([{ ...each, product_search: '', id: 0 }], { search: words }, asker).length > 0;
        const of = (within: ReportRange) => slowOrders(truth, within, asker).filter(byWords);
        const report = await readVenueReport(
          handle.db,
          { ...days, search: words, compare: true, size: 10 } as never,
          asker,
        );
        const before = previousDays(days);
        expect(report.totals).toEqual({ ...slowFigures(of(days)), previous: before ? slowFigures(of(before)) : null });
        for (const {
          venueId,
          venueName: _name,
          companyName: _company,
          venueAddress: _address,
          createDate: _date,
          ...row
        } of report.items) {
          const its = (within: ReportRange) => slowFigures(of(within).filter((each) => each.venue_id === venueId));
          expect(row).toEqual({ ...its(days), previous: before ? its(before) : null });
        }
        const sales = report.items.map(({ salesCount, venueId }) => [-salesCount, -venueId]);
        expect(sales).toEqual([...sales].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      }),
      runs,
    );
  });

  it('draw every day, venue and product as they are (REP-34, REP-35, REP-36, REP-37)', {
    timeout: patience,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const { asker, truth } = await prepare(asked);
        const { range: days } = asked;
        const drawn = await readGraphics(handle.db, days, asker, now);
        // An order of tomorrow is no part of what ends today.
        const expected = slowOrders(truth, { endDate: present, ...days }, asker);
        expect(drawn.totals).toEqual(slowFigures(expected));
        const from =
          days.startDate ??
          slowOrders(truth, {}, asker)
            .map((each) => each.day)
            .sort()[0];
        expect(drawn.orderTypeGraphic).toEqual(
          from === undefined
            ? []
            : daysBetween(from, days.endDate ?? present).map((date) => {
                const { salesCount: _sales, ...figures } = slowFigures(expected.filter((each) => each.day === date));
                return { date, ...figures };
              }),
        );
        const shares = (rows: readonly { salesCount: number }[], name: string) =>
          new Map(rows.map((row) => [row[name as keyof typeof row] as unknown, row.salesCount]));
        expect(shares(drawn.venueGraphic, 'venueName')).toEqual(slowShares(expected, ({ venue }) => venue));
        expect(drawn.venueCount).toBe(drawn.venueGraphic.length);
        expect(shares(drawn.productGraphic, 'productName')).toEqual(slowShares(expected, ({ product }) => product));
      }),
      runs,
    );
  });
});
