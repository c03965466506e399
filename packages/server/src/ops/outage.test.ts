import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../db/postgres';
import type { DatabaseHandle } from '../db/types/handle';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { startTestServer, type TestServer } from '../testing/server';
import { type Wire, wireTo } from '../testing/wire';

if (testEngine() === 'postgres') {
  describe('while the database is away', () => {
    let database: DatabaseHandle;
    let wire: Wire;
    let server: TestServer;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const postgres = await createTestPostgres();
      drop = postgres.drop;
      wire = await wireTo(postgres.url);
      database = await openPostgres({ url: wire.url, ownerUrl: postgres.url, poolSize: 4 });
      server = await startTestServer({ database });
    });
    afterAll(async () => {
      wire.mend();
      await server.close();
      await database.close();
      wire.close();
      await drop();
    });

    const timed = async (path: string) => {
      const begun = performance.now();
      const answer = await server.send('GET', path);
      return { ...answer, ms: performance.now() - begun };
    };

    it.each(['cut', 'mute'] as const)(
      '(%s) calls answer 503 in three seconds, the process lives, and all is well after',
      {
        timeout: 60_000,
      },
      async (how) => {
        expect((await server.send('GET', '/api/public/city')).status).toBe(200);
        wire[how]();
        const answers = await Promise.all(Array.from({ length: 8 }, () => timed('/api/public/city')));
        for (const { status, body, headers, ms } of answers) {
          expect([status, body.friendlyMessage?.code, headers.get('retry-after')]).toEqual([
            503,
            'service_unavailable',
            '5',
          ]);
          expect(ms).toBeLessThan(4500);
        }
        const ready = await timed('/health/ready');
        expect(ready.status).toBe(503);
        expect(ready.ms).toBeLessThan(5000);
        expect((await server.send('GET', '/health/live')).status).toBe(200);
        wire.mend();
        expect((await server.send('GET', '/api/public/city')).status).toBe(200);
        expect((await server.send('GET', '/health/ready')).status).toBe(200);
      },
    );
  });
} else {
  describe('while the database is away', () => {
    it('the embedded one shares the process, so there is nothing to lose', async () => {
      const server = await startTestServer();
      expect((await server.send('GET', '/health/ready')).status).toBe(200);
      await server.close();
    });
  });
}
