import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { isStorageFull, isUnavailable, isUniqueViolation } from './errors';
import { openPostgres } from './postgres';
import type { DatabaseHandle } from './types/handle';

describe('errors of the database', () => {
  it('tell "away" from "wrong" and from "full"', () => {
    expect(isUnavailable(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('x'), { code: '08006' }))).toBe(true);
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('x'), { code: '23505' }))).toBe(false);
    expect(isUnavailable(undefined)).toBe(false);
    expect(isStorageFull({ code: '53100' })).toBe(true);
    expect(isUniqueViolation({ code: '23505', constraint: 'a' }, 'b')).toBe(false);
  });
});

/** A wire to the database that a test can cut, or leave silent. */
async function wireTo(url: string): Promise<{ url: string; cut(): void; mute(): void; mend(): void; close(): void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'mute' = 'whole';
  const server: Server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    sockets.add(near);
    near.on('error', () => {});
    if (state === 'mute') return;
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const wired = new URL(url);
  wired.port = String((server.address() as AddressInfo).port);
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: wired.toString(),
    cut: () => {
      state = 'cut';
      drop();
    },
    mute: () => {
      state = 'mute';
      for (const socket of sockets) socket.unpipe();
    },
    mend: () => {
      state = 'whole';
      drop();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}

if (testEngine() === 'postgres') {
  describe('while PostgreSQL is away', () => {
    let handle: DatabaseHandle;
    let wire: Awaited<ReturnType<typeof wireTo>>;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const database = await createTestPostgres();
      drop = database.drop;
      wire = await wireTo(database.url);
      handle = await openPostgres({ url: wire.url, ownerUrl: database.url, poolSize: 2 });
    });
    afterAll(async () => {
      wire.mend();
      await handle.close();
      wire.close();
      await drop();
    });

    const failure = async (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => undefined,
        (error) => error,
      );
    const cities = () => handle.db.selectFrom('cities').select('id').execute();

    it('calls fail at once when it is stopped, and work again when it is back', async () => {
      await cities();
      wire.cut();
      expect(isUnavailable(await failure(cities()))).toBe(true);
      expect(isUnavailable(await failure(handle.readyCheck()))).toBe(true);
      wire.mend();
      expect(await cities()).toHaveLength(81);
    });

    it('calls fail within three seconds when it is silent, also inside a transaction', {
      timeout: 60_000,
    }, async () => {
      await cities();
      wire.mute();
      const begun = performance.now();
      const inTransaction = handle.db.transaction().execute((trx) => trx.selectFrom('cities').select('id').execute());
      const errors = await Promise.all([failure(cities()), failure(inTransaction), failure(cities())]);
      expect(errors.map(isUnavailable)).toEqual([true, true, true]);
      expect(performance.now() - begun).toBeLessThan(4500);
      wire.mend();
      expect(await cities()).toHaveLength(81);
    });
  });
}
