import {
  allEntries,
  type Graphics,
  type OrderReportRow,
  type Page,
  type VenueReport,
  type WidgetToken,
} from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../testing/fixtures';
import { addOrders, addProduct } from '../testing/orders';
import { startTwoCompanies, type TwoCompanies } from '../testing/twoCompanies';

const path = '/api/panel/report/widget-token';
const minute = 60_000;

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
  const { server, venues } = world;
  const product_id = await addProduct(server.db, 'Latte', 'orta');
  await addOrders(
    server.db,
    [venues.kadikoy, venues.besiktas, venues.foreign].map((venue_id, n) => ({
      product_id,
      venue_id,
      member: n + 1,
      at: '2026-03-09T09:00:00Z',
    })),
  );
}, 60_000);
afterAll(() => world.server.close());

const make = (token: string, body: object = {}) => world.server.send<WidgetToken>('POST', path, { token, body });
const tokenOf = async (token: string, body: object = {}) => (await make(token, body)).body.payload?.token as string;
const get = <P>(token: string, report: string) => world.server.send<P>('GET', `/api/panel/report/${report}`, { token });

/** A path with something in each of its places: what a refused call looks at least of all. */
const addressOf = ({ path: template }: (typeof allEntries)[number]): string => template.replace(/\{\w+\??\}/g, '1');

describe('a widget token', () => {
  it('opens the calls that are meant for widgets, and every other call is 403', async () => {
    const token = await tokenOf(world.tokens.admin, { companyId: world.companies.own });
    const closed = allEntries.filter(({ access }) => access !== 'public');
    expect(closed.filter(({ widget }) => !widget).length).toBeGreaterThan(20);
    for (const entry of closed) {
      const { status } = await world.server.send(entry.method, addressOf(entry), {
        token,
        ...(entry.method !== 'GET' && { body: {} }),
      });
      expect([entry.id, status]).toEqual([entry.id, entry.widget ? 200 : 403]);
    }
  });

  it('shows the rows of its company alone, and no member', async () => {
    const token = await tokenOf(world.tokens.admin, { companyId: world.companies.own });
    const orders = await get<Page<OrderReportRow>>(token, `orders?venueId=${world.venues.foreign}`);
    expect(orders.body.payload?.totalCount).toBe(0);
    const all = await get<Page<OrderReportRow>>(token, 'orders');
    expect(all.body.payload?.items.map(({ venueName }) => venueName).sort()).toEqual(['Beşiktaş', 'Kadıköy']);
    expect(all.text).not.toContain('userId');
    expect((await get<VenueReport>(token, 'venues')).body.payload?.totals.salesCount).toBe(2);
    const graphics = await get<Graphics>(token, 'graphics');
    expect(graphics.body.payload?.venueGraphic.map(({ venueName }) => venueName).sort()).toEqual([
      'Beşiktaş',
      'Kadıköy',
    ]);
  });

  it('has no more rights than who made it: scope and calls of the account', async () => {
    const branch = await tokenOf(world.tokens.branch, { companyId: world.companies.other });
    const orders = await get<Page<OrderReportRow>>(branch, 'orders');
    expect(orders.body.payload?.items.map(({ venueName }) => venueName)).toEqual(['Kadıköy']);
    expect((await get(branch, 'graphics')).status).toBe(403);
  });

  it('is made for a company that exists: staff names it, others have their own', async () => {
    const unnamed = await make(world.tokens.admin);
    expect([unnamed.status, unnamed.body.errors[0]]).toMatchObject([400, { field: 'companyId', code: 'required' }]);
    const unknown = await make(world.tokens.admin, { companyId: 999_999 });
    expect([unknown.status, unknown.body.friendlyMessage?.code]).toEqual([404, 'company_not_found']);
    expect((await make(world.tokens.nowhere)).status).toBe(404);
    const { status, body } = await make(world.tokens.venue);
    const left = new Date(body.payload?.expiresAt ?? 0).getTime() - world.server.clock.now().getTime();
    expect([status, left]).toEqual([200, 15 * minute]);
  });

  it('is no access token and makes no other token, nor does an access token pass for one', async () => {
    const token = await tokenOf(world.tokens.venue);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: 'telve-widget', cid: world.companies.own });
    expect(Object.keys(claims)).not.toContain('email');
    expect((await make(token)).status).toBe(403);
    const renewed = await world.server.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken: token } });
    expect(renewed.status).toBe(401);
  });

  it('ends after fifteen minutes', async () => {
    const token = await tokenOf(world.tokens.venue);
    world.server.clock.advance(15 * minute - 1000);
    expect((await get(token, 'orders')).status).toBe(200);
    world.server.clock.advance(1000);
    expect((await get(token, 'orders')).status).toBe(401);
  });

  it('ends with the session, the account and the company of who made it', async () => {
    const { server, companies } = world;
    const email = 'leaving@telve.example';
    const id = await addAccount(server.db, { email, role: 'PanelReportUser', companyId: companies.own });
    const session = (await server.signIn(email)).accessToken;
    const token = await tokenOf(session);
    expect((await get(token, 'venues')).status).toBe(200);
    await server.db.updateTable('panel_users').set({ company_id: companies.other }).where('id', '=', id).execute();
    expect((await get(token, 'venues')).status).toBe(401);
    await server.db
      .updateTable('panel_users')
      .set({ company_id: companies.own, active: false })
      .where('id', '=', id)
      .execute();
    expect((await get(token, 'venues')).status).toBe(401);
    await server.db.updateTable('panel_users').set({ active: true }).where('id', '=', id).execute();
    expect((await get(token, 'venues')).status).toBe(200);
    await server.send('POST', '/api/panel/auth/logout', { token: session, body: {} });
    expect((await get(token, 'venues')).status).toBe(401);
  });
});
