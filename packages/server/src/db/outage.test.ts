import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { type Wire, wireTo } from '../testing/wire';
import { isStorageFull, isUnavailable, isUniqueViolation } from './errors';
import { openPostgres } from './postgres';
import type { DatabaseHandle } from './types/handle';

describe('errors of the database', () => {
  it('tell "away" from "wrong" and from "full"', () => {
    expect(isUnavailable(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('x'), { code: '08006' }))).toBe(true);
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('deadlock detected'), { code: '40P01' }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('x'), { code: '23505' }))).toBe(false);
    expect(isUnavailable(undefined)).toBe(false);
    expect(isStorageFull({ code: '53100' })).toBe(true);
    expect(isUniqueViolation({ code: '23505', constraint: 'a' }, 'b')).toBe(false);
  });
});

if (testEngine() === 'postgres') {
  describe('while PostgreSQL is away', () => {
    let handle: DatabaseHandle;
    let wire: Wire;
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
