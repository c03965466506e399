import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestEmbedded } from './embedded';

describe('an embedded database of a test', () => {
  it('begins empty and counts from one, whatever the one before it wrote', async () => {
    const ids = [];
    for (const minutes of [15, 30]) {
      const { db, close } = await openTestEmbedded();
      expect(await db.selectFrom('time_periods').select('id').execute()).toEqual([]);
      ids.push(await db.insertInto('time_periods').values({ minutes }).returning('id').executeTakeFirstOrThrow());
      await close();
    }
    expect(ids).toEqual([{ id: 1 }, { id: 1 }]);
  });

  it('works with the rights of the application and with its triggers', async () => {
    await (await openTestEmbedded()).close();
    const { db, close } = await openTestEmbedded();
    const { rows } =
      await sql`select current_user as name, current_setting('session_replication_role') as role`.execute(db);
    expect(rows).toEqual([{ name: 'telve_app', role: 'origin' }]);
    await close();
  });
});
