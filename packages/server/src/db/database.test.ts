import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database';
import type { DatabaseHandle } from './types/handle';

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

describe('the database', () => {
  it('answers that it is ready', async () => {
    await expect(handle.readyCheck()).resolves.toBeUndefined();
  });

  it('holds all 81 provinces with their districts', async () => {
    const cities = await handle.db.selectFrom('cities').select(['id', 'name']).orderBy('name').execute();
    const without = await handle.db
      .selectFrom('cities')
      .select('cities.name')
      .where((eb) => eb.not(eb.exists(eb.selectFrom('districts').select('id').whereRef('city_id', '=', 'cities.id'))))
      .execute();
    expect(cities).toHaveLength(81);
    expect(cities.find((city) => city.id === 34)?.name).toBe('İstanbul');
    expect(without).toEqual([]);
  });

  it('sorts names in Turkish order', async () => {
    const { rows } = await sql<{ name: string }>`
      select name collate tr_sort as name from (values ('izci'), ('Zonguldak'), ('ıhlamur'), ('Iğdır'), ('hız'), ('İzmir'),
        ('çam'), ('cuma'), ('Ş'), ('S'), ('ö'), ('o'), ('p'), ('Ğ'), ('g'), ('ü'), ('u'), ('v')) as names (name)
      order by name collate tr_sort`.execute(handle.db);
    expect(rows.map((row) => row.name).join(' ')).toBe(
      'cuma çam g Ğ hız Iğdır ıhlamur izci İzmir o ö p S Ş u ü v Zonguldak',
    );
  });

  it('reads ids and counts as numbers, dates as text and instants as Date', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as id, count(*) as count, date '2026-02-28' as day,
        timestamptz '2026-02-28 21:00:00+00' as at from cities`.execute(handle.db);
    expect(rows).toEqual([
      { id: Number.MAX_SAFE_INTEGER, count: 81, day: '2026-02-28', at: new Date('2026-02-28T21:00:00Z') },
    ]);
  });

  it('keeps a transaction to itself and undoes a failed one', async () => {
    const insert = (minutes: number, fail: boolean) =>
      handle.db.transaction().execute(async (trx) => {
        await trx.insertInto('time_periods').values({ minutes }).execute();
        await trx.selectFrom('time_periods').selectAll().execute();
        if (fail) throw new Error('undo');
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => insert(n, n % 2 === 1)));
    const kept = await handle.db.selectFrom('time_periods').select('minutes').orderBy('minutes').execute();
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    expect(kept.map((row) => row.minutes)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  });

  it('names the broken constraint when the same minutes come twice', async () => {
    const twice = handle.db
      .insertInto('time_periods')
      .values([{ minutes: 700 }, { minutes: 700 }])
      .execute();
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'time_periods_minutes_unique' });
  });
});

it('goes on as the restricted role after maintenance', async () => {
  await handle.maintain();
  const { rows } = await sql`
    select current_user as role, (select reltuples from pg_class where relname = 'cities') as cities`.execute(
    handle.db,
  );
  expect(rows).toEqual([{ role: 'telve_app', cities: 81 }]);
});

describe('the role the server runs as', () => {
  const refused = (statement: string) =>
    expect(sql.raw(statement).execute(handle.db), statement).rejects.toMatchObject({ code: '42501' });

  it('is no superuser', async () => {
    const { rows } = await sql`
      select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`.execute(
      handle.db,
    );
    expect(rows).toEqual([{ rolname: 'telve_app', rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  });

  it('changes no schema', async () => {
    await refused('create table other (id integer)');
    await refused('alter table venues add column other text');
    await refused('drop table venues');
    await refused('create role other');
  });

  it('adds to the logs and rewrites nothing in them', async () => {
    await handle.db.insertInto('audit_log').values({ action: 'venue_activated' }).execute();
    await handle.db
      .insertInto('access_log')
      .values({
        actor_id: 1,
        request_id: 'a',
        call: 'endUsers.detail',
        subject: 'end_user',
        subject_id: 5,
        action: 'viewed',
      })
      .execute();
    for (const log of ['audit_log', 'access_log']) {
      await refused(`update ${log} set at = now()`);
      await refused(`delete from ${log}`);
      await refused(`truncate ${log}`);
    }
  });

  it('makes partitions of orders and nothing else', async () => {
    const ensure = sql<{ made: number }>`
      select ensure_order_partitions('2030-01-15', '2030-03-01') as made`;
    expect((await ensure.execute(handle.db)).rows).toEqual([{ made: 3 }]);
    expect((await ensure.execute(handle.db)).rows).toEqual([{ made: 0 }]);
    await refused('create table orders_2031_01 partition of orders for values from (1) to (2)');
  });
});
