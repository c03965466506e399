import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../../testing/database';
import { addCompany, addVenue } from '../../testing/fixtures';
import { recountedTotals, storedTotals } from '../../testing/orders';
import { createTestPostgres } from '../../testing/postgres';
import { startEngine } from '../embedded/engine';
import { enginePool } from '../embedded/enginePool';
import { migrateToLatest } from '../migrate';
import { foldOrderChanges } from '../orderTotals';
import { createPool, kyselyOver } from '../pool';
import type { Database } from '../types/index';
import { migrations } from './index';

/** A database without a single step, as its owner. */
const openBlank = async (): Promise<{ owner: Kysely<Database>; close(): Promise<void> }> => {
  if (testEngine() === 'embedded') {
    const engine = await startEngine({});
    const owner = kyselyOver(enginePool(engine, undefined));
    return { owner, close: () => owner.destroy().then(() => engine.close()) };
  }
  const { url, drop } = await createTestPostgres();
  const owner = kyselyOver(createPool({ connectionString: url, max: 2 }, () => {}));
  await sql`drop schema public cascade`.execute(owner);
  await sql`create schema public`.execute(owner);
  return { owner, close: () => owner.destroy().then(drop) };
};

const provider = { getMigrations: async () => Object.fromEntries(migrations.map((step) => [step.name, step])) };

let owner: Kysely<Database>;
let close: () => Promise<void>;
let venue: number;
beforeAll(async () => {
  ({ owner, close } = await openBlank());
  const { error } = await new Migrator({ db: owner, provider }).migrateTo('0017_venue_names');
  if (error) throw error;
  venue = await addVenue(owner, { name: 'Kadıköy', companyId: await addCompany(owner, 'Çınar Kahve') });
  await sql`select ensure_order_partitions('2026-01-01', '2026-03-31')`.execute(owner);
  await sql`insert into orders (ordered_at, order_type, product_name, venue_id, end_user_id, rating) values
    ('2026-01-31T20:59:00Z', 'Remote', 'Latte (Orta)', ${venue}, 5, 4),
    ('2026-01-31T21:00:00Z', 'Cashierfront', 'Latte (Orta)', ${venue}, 5, null),
    ('2026-02-10T09:00:00Z', 'Remote', 'Latte (Büyük)', ${venue}, 6, 5),
    ('2026-02-10T10:00:00Z', 'Remote', 'IŞIKLI (Özel) Çay (İri)', ${venue}, 4100, null),
    ('2026-03-01T09:00:00Z', 'Remote', 'Türk Kahvesi', ${venue}, 6, 1)`.execute(owner);
  await migrateToLatest(owner);
}, 120_000);
afterAll(() => close());

describe('a database of before the reports', () => {
  it('has each of its products once, size and searched text apart (REP-22)', async () => {
    const { rows } = await sql`select name, size_name, search from products order by id`.execute(owner);
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'Latte', size_name: 'orta', search: 'latte orta' },
        { name: 'Latte', size_name: 'büyük', search: 'latte buyuk' },
        { name: 'IŞIKLI (Özel) Çay', size_name: 'iri', search: 'isikli (ozel) cay iri' },
        { name: 'Türk Kahvesi', size_name: '', search: 'turk kahvesi' },
      ]),
    );
  });

  it('keeps every order, with its product', async () => {
    const { rows } = await sql`
      select end_user_id as member, rating, products.name, size_name as size from orders
      join products on products.id = product_id order by ordered_at`.execute(owner);
    expect(rows).toEqual([
      { member: 5, rating: 4, name: 'Latte', size: 'orta' },
      { member: 5, rating: null, name: 'Latte', size: 'orta' },
      { member: 6, rating: 5, name: 'Latte', size: 'büyük' },
      { member: 4100, rating: null, name: 'IŞIKLI (Özel) Çay', size: 'iri' },
      { member: 6, rating: 1, name: 'Türk Kahvesi', size: '' },
    ]);
  });

  it('has their totals as soon as the changes are moved (REP-13, REP-16)', async () => {
    expect((await storedTotals(owner)).changes).toHaveLength(5);
    expect(await foldOrderChanges(owner)).toBe(5);
    expect(await storedTotals(owner)).toEqual(await recountedTotals(owner));
  });
});
