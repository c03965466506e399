import type { Graphics, OrderReportRow, Page, VenueReport } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { addOrders, addProduct } from '../../testing/orders';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
let reporter: string;
let wanderer: string;
beforeAll(async () => {
  world = await startTwoCompanies();
  const { server, venues, companies } = world;
  const product = await addProduct(server.db, 'Latte', 'orta');
  const order = { product_id: product, rating: 4 };
  await addOrders(server.db, [
    { ...order, at: '2026-03-08T09:00:00Z', venue_id: venues.kadikoy, member: 11 },
    { ...order, at: '2026-03-09T09:00:00Z', venue_id: venues.besiktas, member: 12, kind: 'Cashierfront' },
    { ...order, at: '2026-03-09T10:00:00Z', venue_id: venues.foreign, member: 13 },
  ]);
  await addAccount(server.db, { email: 'report@telve.example', role: 'PanelReportUser', companyId: companies.own });
  await addAccount(server.db, { email: 'wanderer@telve.example', role: 'PanelReportUser' });
  reporter = (await server.signIn('report@telve.example')).accessToken;
  wanderer = (await server.signIn('wanderer@telve.example')).accessToken;
}, 60_000);
afterAll(() => world.server.close());

const get = <P>(path: string, token: string) => world.server.send<P>('GET', `/api/panel/report/${path}`, { token });
const orders = (token: string, query = '') => get<Page<OrderReportRow>>(`orders?${query}`, token);
const venues = (token: string, query = '') => get<VenueReport>(`venues?${query}`, token);

describe('the order report', () => {
  it('shows staff all orders with their members, and others neither member nor foreign order (REP-05, REP-28)', async () => {
    const all = await orders(world.tokens.admin);
    expect(all.body.payload?.items.map(({ userId }) => userId)).toEqual([13, 12, 11]);
    for (const token of [world.tokens.venue, reporter]) {
      const own = await orders(token);
      expect(own.body.payload?.items.map(({ venueName }) => venueName)).toEqual(['Beşiktaş', 'Kadıköy']);
      expect(own.text).not.toContain('userId');
    }
    expect((await orders(world.tokens.branch)).body.payload?.items.map(({ venueName }) => venueName)).toEqual([
      'Kadıköy',
    ]);
    for (const token of [world.tokens.nowhere, wanderer])
      expect((await orders(token)).body.payload?.totalCount).toBe(0);
  });

  it('has product and size, kind, rating and instants of each order (REP-20 to REP-27)', async () => {
    const [first] = (await orders(world.tokens.admin)).body.payload?.items ?? [];
    expect(first).toEqual({
      orderId: expect.any(Number),
      orderType: 'Remote',
      productName: 'Latte, orta',
      venueName: 'Yabancı',
      orderDegree: 4,
      orderDate: '2026-03-09T10:00:00.000Z',
      deliveredDate: null,
      deliveredAccessDate: null,
      userId: 13,
    });
  });

  it('is narrowed and never widened by a venue (REP-05)', async () => {
    const { foreign, kadikoy } = world.venues;
    const count = async (token: string, id: number) => (await orders(token, `venueId=${id}`)).body.payload?.totalCount;
    expect(await count(world.tokens.admin, foreign)).toBe(1);
    expect([await count(world.tokens.venue, foreign), await count(reporter, foreign)]).toEqual([0, 0]);
    expect([await count(world.tokens.venue, kadikoy), await count(world.tokens.branch, world.venues.besiktas)]).toEqual(
      [1, 0],
    );
  });

  it('is sorted by rating for staff alone (REP-29)', async () => {
    expect((await orders(world.tokens.admin, 'orderBy=Like')).status).toBe(200);
    for (const token of [world.tokens.venue, reporter])
      for (const sort of ['Like', 'NotLike']) expect((await orders(token, `orderBy=${sort}`)).status).toBe(400);
    expect((await orders(reporter, 'orderBy=CashierFront')).body.payload?.items[0]?.orderType).toBe('Cashierfront');
  });

  it('reads both spellings of pages and dates alike (REP-43, REP-45)', async () => {
    const one = await orders(world.tokens.admin, 'page=1&size=2&startDate=09-03-2026&endDate=09-03-2026&search=latte');
    const other = await orders(
      world.tokens.admin,
      'pageNumber=1&pageSize=2&startDate=2026-03-09&endDate=2026-03-09&search=latte',
    );
    expect(one.body.payload).toEqual(other.body.payload);
    expect(one.body.payload?.totalCount).toBe(2);
  });

  it('takes one day alone as an open range, and is empty far past its end (REP-30)', async () => {
    expect((await orders(world.tokens.admin, 'startDate=09-03-2026')).body.payload?.totalCount).toBe(2);
    const far = await orders(world.tokens.admin, 'page=1000000&size=100');
    expect([far.status, far.body.payload?.items, far.body.payload?.totalCount]).toEqual([200, [], 3]);
  });

  it('finds a product as a row shows it (REP-31, REP-22)', async () => {
    const found = await orders(world.tokens.admin, `search=${encodeURIComponent('Latte, orta')}`);
    expect(found.body.payload?.totalCount).toBe(3);
  });

  it('finds an order by its number, inside the scope (REP-31)', async () => {
    const foreign = (await orders(world.tokens.admin)).body.payload?.items[0]?.orderId;
    const found = async (token: string) =>
      (await orders(token, `search=${foreign}`)).body.payload?.items.some(({ orderId }) => orderId === foreign);
    expect([await found(world.tokens.admin), await found(world.tokens.venue)]).toEqual([true, false]);
  });
});

describe('the venue report', () => {
  it('has each venue in scope, the best selling first, and all of them together (REP-04, REP-09 to REP-16, REP-44)', async () => {
    const { items, totals } = (await venues(world.tokens.venue, 'startDate=08-03-2026&endDate=09-03-2026&compare=true'))
      .body.payload as VenueReport;
    expect(items.map(({ venueName, salesCount }) => [venueName, salesCount])).toEqual([
      ['Beşiktaş', 1],
      ['Kadıköy', 1],
    ]);
    expect(items[0]).toMatchObject({
      companyName: 'Çınar Kahve',
      venueAddress: 'Bağdat Caddesi 1',
      cashierFrontOrderCount: 1,
    });
    const none = { salesCount: 0, remoteOrderCount: 0, cashierFrontOrderCount: 0, coffeeUserCount: 0 };
    expect(totals).toEqual({
      salesCount: 2,
      remoteOrderCount: 1,
      cashierFrontOrderCount: 1,
      coffeeUserCount: 2,
      previous: none,
    });
    expect((await venues(reporter)).body.payload?.totals).toMatchObject({ salesCount: 2, previous: null });
    expect((await venues(world.tokens.branch)).body.payload?.totalCount).toBe(1);
    for (const token of [world.tokens.nowhere, wanderer])
      expect((await venues(token)).body.payload?.totalCount).toBe(0);
  });

  it('ignores a sort and searches venues and companies (REP-18, D-68)', async () => {
    const found = await venues(world.tokens.admin, 'orderBy=Like&search=yildiz');
    expect(found.body.payload?.items.map(({ venueName }) => venueName)).toEqual(['Yabancı']);
  });
});

describe('the graphics', () => {
  it('are for staff alone (REP-06, REP-46)', async () => {
    const drawn = await get<Graphics>('graphics?startDate=08-03-2026&endDate=10-03-2026', world.tokens.admin);
    expect(drawn.body.payload?.orderTypeGraphic.map(({ remoteOrderCount }) => remoteOrderCount)).toEqual([1, 1, 0]);
    expect(drawn.body.payload?.productGraphic).toEqual([{ productName: 'Latte', salesCount: 3 }]);
    for (const token of [world.tokens.venue, reporter]) expect((await get('graphics', token)).status).toBe(403);
  });

  it('draw no more than ten years, and no day to come', async () => {
    const { payload } = (await get<Graphics>('graphics?startDate=1900-01-01&endDate=9999-12-31', world.tokens.admin))
      .body;
    expect([payload?.endDate, payload?.orderTypeGraphic.length]).toEqual(['2026-03-10', 3660]);
    expect(payload?.totals.salesCount).toBe(3);
  });
});

it('counts the first and the last days of the calendar like any others (REP-17, REP-34, REP-47)', async () => {
  const first = 'startDate=1900-01-01&endDate=1900-01-02';
  const last = 'startDate=9999-12-30&endDate=9999-12-31';
  for (const days of [first, last, 'startDate=9999-12-31', 'endDate=1900-01-01']) {
    const { body } = await venues(world.tokens.admin, `compare=true&${days}`);
    expect(body.payload?.totals).toMatchObject({ salesCount: 0, previous: null });
    expect((await get<Graphics>(`graphics?${days}`, world.tokens.admin)).body.payload?.totals.salesCount).toBe(0);
  }
  for (const days of [first, last]) expect((await get(`venues/export?${days}`, reporter)).status).toBe(200);
  const { body } = await venues(world.tokens.admin, 'compare=true&startDate=1950-01-01&endDate=2026-03-09');
  expect(body.payload?.totals).toMatchObject({ salesCount: 3, previous: { salesCount: 0 } });
});

it('tells a day that is none once, and compares it with nothing (REP-41, REP-42)', async () => {
  const { errors } = (await get('orders/export?startDate=31-02-2026&endDate=2026-03-01', reporter)).body;
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(['startDate date']);
});
