import type { Graphics, OrderReportRow, Page, VenueReport } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../db/postgres';
import type { DatabaseHandle } from '../../db/types/handle';
import { openTestDatabase, testEngine } from '../../testing/database';
import { addAccount, addCompany, addVenue } from '../../testing/fixtures';
import { addOrders, addProduct } from '../../testing/orders';
import { createTestPostgres } from '../../testing/postgres';
import { startTestServer, type TestServer } from '../../testing/server';

if (testEngine() === 'postgres') {
  // A second database in the replica's place: what is answered from it is told apart by what stands in it.
  describe('with a read replica', () => {
    const drops: (() => Promise<void>)[] = [];
    let handle: DatabaseHandle;
    let replica: DatabaseHandle;
    let server: TestServer;
    let token: string;

    const makeDatabase = async (): Promise<string> => {
      const { url, drop } = await createTestPostgres();
      drops.push(drop);
      return url;
    };
    const fill = async ({ db }: DatabaseHandle, venue: string): Promise<number> => {
      const companyId = await addCompany(db, 'Çınar Kahve');
      const venue_id = await addVenue(db, { name: venue, companyId });
      const product_id = await addProduct(db, 'Latte', 'orta');
      await addOrders(db, [{ at: '2026-03-09T09:00:00Z', venue_id, product_id }]);
      return companyId;
    };

    beforeAll(async () => {
      const [url, replicaUrl] = [await makeDatabase(), await makeDatabase()];
      handle = await openPostgres({ url, replicaUrl, poolSize: 4 });
      replica = await openPostgres({ url: replicaUrl, poolSize: 2 });
      await fill(handle, 'Asıl');
      await fill(replica, 'Kopya');
      await addAccount(handle.db, { email: 'admin@telve.example', role: 'PanelUser' });
      server = await startTestServer({ database: handle });
      token = (await server.signIn('admin@telve.example')).accessToken;
    }, 60_000);
    afterAll(async () => {
      await server.close();
      await handle.close();
      await replica.close();
      for (const drop of drops) await drop();
    });

    const get = async <P>(path: string) => {
      const answer = await server.send<P>('GET', `/api/panel/${path}`, { token });
      return answer.body.payload as P;
    };

    it('reads every report there, and accounts and lists never', async () => {
      const orders = await get<Page<OrderReportRow>>('report/orders');
      const venues = await get<VenueReport>('report/venues');
      const graphics = await get<Graphics>('report/graphics');
      expect(orders.items.map(({ venueName }) => venueName)).toEqual(['Kopya']);
      expect(venues.items.map(({ venueName }) => venueName)).toEqual(['Kopya']);
      expect(graphics.venueGraphic.map(({ venueName }) => venueName)).toEqual(['Kopya']);
      const list = await get<Page<{ venueName: string }>>('venue/venue-list');
      expect(JSON.stringify(list)).toContain('Asıl');
    });

    it('writes nothing there: not even a report that tried could', async () => {
      const attempt = handle.reports.insertInto('time_periods').values({ minutes: 7 }).execute();
      await expect(attempt).rejects.toMatchObject({ code: '25006' });
      const tables = ['access_log', 'audit_log', 'panel_users', 'sessions', 'jobs'] as const;
      for (const table of tables) expect(await replica.db.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await handle.db.selectFrom('sessions').selectAll().execute()).not.toEqual([]);
    });
  });
} else {
  describe('the embedded database', () => {
    it('has no replica: reports are read where everything is written', async () => {
      const handle = await openTestDatabase();
      expect(handle.reports).toBe(handle.db);
      await handle.close();
    });
  });
}
