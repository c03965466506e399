import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEngine } from '../testing/database';
import { createTestPostgres } from '../testing/postgres';
import { startEngine } from './embedded/engine';
import { enginePool } from './embedded/enginePool';
import { migrateToLatest } from './migrate';
import { createPool, kyselyOver } from './pool';
import type { Database } from './types/index';

type Owner = ReturnType<typeof kyselyOver>;

let owner: Owner;
let close: () => Promise<void>;
beforeAll(async () => {
  if (testEngine() === 'embedded') {
    const engine = await startEngine({});
    owner = kyselyOver(enginePool(engine, undefined));
    close = () => owner.destroy().then(() => engine.close());
    await migrateToLatest(owner);
  } else {
    const { url, drop } = await createTestPostgres();
    owner = kyselyOver(createPool({ connectionString: url, max: 2 }, () => {}));
    close = () => owner.destroy().then(drop);
  }
}, 120_000);
afterAll(() => close());

it.each<keyof Database>(['access_log', 'audit_log', 'destruction_records'])(
  'not even the owner changes %s by accident',
  async (table) => {
    for (const statement of [`update ${table} set at = now()`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(sql.raw(statement).execute(owner), statement).rejects.toMatchObject({ code: '42501' });
    }
  },
);
