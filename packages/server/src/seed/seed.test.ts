import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import { searchPattern } from '../db/search';
import type { DatabaseHandle } from '../db/types/handle';
import { createPublicImages, type PublicImages } from '../files/publicImages';
import type { Db } from '../http/call';
import { openTestDatabase } from '../testing/database';
import { demoAccounts, demoDocuments, demoPassword, generateMerchantUsers, generateVenues, seedDemo } from './index';

const clock = manualClock('2026-03-10T09:00:00Z');
let handle: DatabaseHandle;
let folder: string;
let images: PublicImages;
let first: boolean;
beforeAll(async () => {
  handle = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'telve-seed-'));
  images = createPublicImages(folder);
  first = await seedDemo(handle.longWork, { clock, images, documents: demoDocuments(folder, clock) });
}, 120_000);
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

const count = async (table: 'companies' | 'venues' | 'orders' | 'panel_users'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(handle.db);
  return rows[0]?.count ?? 0;
};

describe('the demo data', () => {
  it('is made once', async () => {
    expect(first).toBe(true);
    expect(await seedDemo(handle.longWork, { clock, images, documents: demoDocuments(folder, clock) })).toBe(false);
  });

  it('has 40 companies, 312 venues and 20,000 orders', async () => {
    expect([await count('companies'), await count('venues'), await count('orders')]).toEqual([40, 312, 20_000]);
  });

  it('has a venue in each of the 81 provinces, in districts of their own', async () => {
    const { rows } = await sql<{ cities: number; strays: number }>`
      select count(distinct v.city_id) as cities, count(*) filter (where d.city_id <> v.city_id) as strays
      from venues v join districts d on d.id = v.district_id`.execute(handle.db);
    expect(rows).toEqual([{ cities: 81, strays: 0 }]);
  });

  it('has names with every letter of the Turkish alphabet, no name and no code twice', async () => {
    const venues = await handle.db.selectFrom('venues').select(['name', 'code']).execute();
    const letters = new Set(venues.map((venue) => venue.name).join(''));
    const missing = [...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ'].filter(
      (letter) => !letters.has(letter),
    );
    expect(missing).toEqual([]);
    expect(new Set(venues.map((venue) => venue.name)).size).toBe(312);
  });

  it('finds venues whatever the spelling of the dotted and dotless i', async () => {
    const found = (text: string) =>
      handle.db.selectFrom('venues').select('id').where('search', 'like', searchPattern(text)).orderBy('id').execute();
    const all = await found('IĞDIR');
    expect(all.length).toBeGreaterThan(0);
    for (const text of ['iğdir', 'ığdır', 'İGDİR']) expect(await found(text)).toEqual(all);
    expect(await found('%')).toEqual([]);
  });

  it('has a picture for each venue', async () => {
    const venues = await handle.db.selectFrom('venues').select('image_url').execute();
    const pictures = await Promise.all(
      venues.map((venue) => images.read((venue.image_url ?? '').replace('/media/', ''))),
    );
    expect(pictures.filter((picture) => !picture?.bytes.toString().startsWith('<svg'))).toEqual([]);
  });

  it('has orders over 400 days in monthly partitions, of today as well and none in the future', async () => {
    const { rows } = await sql<{ days: number; late: number; fresh: number; parts: number }>`
      select max(ordered_at)::date - min(ordered_at)::date as days,
        count(*) filter (where greatest(ordered_at, delivered_at, delivered_access_at) > ${clock.now()}) as late,
        count(*) filter (where ordered_at >= '2026-03-09T21:00:00Z') as fresh, count(distinct tableoid) as parts
      from orders`.execute(handle.db);
    expect(rows[0]?.late).toBe(0);
    expect(rows[0]?.fresh).toBeGreaterThan(20);
    expect(rows[0]?.days).toBeGreaterThan(380);
    expect(rows[0]?.days).toBeLessThanOrEqual(400);
    expect(rows[0]?.parts).toBe(14);
  });

  it('has the accounts, which all take the demo password', async () => {
    const printed = demoAccounts.map(({ email }) => email);
    const panel = await handle.db
      .selectFrom('panel_users')
      .selectAll()
      .where('email', 'in', printed)
      .orderBy('id')
      .execute();
    const app = await handle.db.selectFrom('merchant_app_users').selectAll().where('email', 'in', printed).execute();
    expect([...panel, ...app].map((account) => account.email).sort()).toEqual(
      demoAccounts.map(({ email }) => email).sort(),
    );
    expect(panel.map((account) => account.role)).toEqual([
      'PanelUser',
      'PanelVenueUser',
      'PanelVenueUser',
      'PanelReportUser',
      'AppliedMerchantUser',
      'AppliedMerchantUser',
    ]);
    for (const account of [...panel, ...app]) {
      expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verify(account.password_hash as string, demoPassword)).toBe(true);
    }
    const branch = panel.find((account) => account.email === 'branch@telve.example');
    const home = await handle.db
      .selectFrom('venues')
      .selectAll()
      .where('id', '=', branch?.venue_id ?? 0)
      .executeTakeFirst();
    expect(home).toMatchObject({ company_id: branch?.company_id, is_open: true });
  });
});

describe('the team of the demo', () => {
  it('fills three pages of panel users with every role, some passive, each in a venue of its company (PU-07)', async () => {
    const users = await handle.db
      .selectFrom('panel_users')
      .leftJoin('venues', 'venues.id', 'panel_users.venue_id')
      .selectAll('panel_users')
      .select('venues.company_id as venue_company')
      .execute();
    expect(users.length).toBeGreaterThan(20);
    expect(new Set(users.map(({ role }) => role)).size).toBe(4);
    expect(users.filter(({ active }) => !active).length).toBeGreaterThan(2);
    expect(users.filter(({ venue_id }) => venue_id !== 0).length).toBeGreaterThan(3);
    for (const user of users) {
      expect(user.venue_company).toBe(user.venue_id === 0 ? null : user.company_id);
      expect(user.company_id === null).toBe(user.role === 'PanelUser' || user.role === 'AppliedMerchantUser');
    }
  });
});

describe('the merchant-app users of the demo', () => {
  it('fill three pages: four wait without a company, the others are in a venue of theirs (MU-05, MU-10)', async () => {
    const users = await handle.db
      .selectFrom('merchant_app_users')
      .leftJoin('venues', 'venues.id', 'merchant_app_users.venue_id')
      .selectAll('merchant_app_users')
      .select('venues.company_id as venue_company')
      .orderBy('merchant_app_users.id')
      .execute();
    expect(users.length).toBeGreaterThan(20);
    expect(users.filter(({ waiting_approval }) => waiting_approval).length).toBe(4);
    expect(new Set(users.map(({ role }) => role)).size).toBe(2);
    expect(users.filter(({ active, waiting_approval }) => !active && !waiting_approval).length).toBeGreaterThan(2);
    for (const user of users) {
      expect(user.venue_company).toBe(user.company_id);
      expect(user.company_id === null).toBe(user.waiting_approval);
      expect(user.active && user.waiting_approval).toBe(false);
      expect(user.email).toMatch(/\.example$/);
    }
    const made = users.map(({ created_at }) => created_at.getTime());
    expect(made).toEqual([...made].sort((a, b) => a - b));
    expect(made.at(-1)).toBeLessThanOrEqual(clock.now().getTime());
  });
});

describe('the history of the demo', () => {
  it('has rows of a venue and of accounts in the last days, and leaves everything as it was (GEN-17)', async () => {
    const rows = await handle.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect([...new Set(rows.map(({ entity }) => entity))].sort()).toEqual(['merchant_app_user', 'panel_user', 'venue']);
    expect(new Set(rows.map(({ actor_id }) => actor_id)).size).toBe(2);
    for (const { at, action } of rows) {
      expect(clock.now().getTime() - at.getTime()).toBeLessThan(7 * 86_400_000);
      expect(at.getTime()).toBeLessThan(clock.now().getTime());
      expect(action).toMatch(/^(venue|panel_user|merchant_user)_(changed|activated|deactivated)$/);
    }
    const venue = rows.find(({ entity }) => entity === 'venue');
    const { is_open, version } = await handle.db
      .selectFrom('venues')
      .selectAll()
      .where('id', '=', Number(venue?.entity_id))
      .executeTakeFirstOrThrow();
    expect([is_open, version]).toEqual([true, 5]);
  });
});

describe('generated merchant-app users', () => {
  const generated = async (db: Db) => {
    await generateMerchantUsers(db, { clock, merchantUsers: 2500 });
    return db
      .selectFrom('merchant_app_users')
      .select(['email', 'company_id', 'venue_id', 'waiting_approval', 'created_at'])
      .where('email', 'like', '%@uretilen.example')
      .orderBy('id')
      .execute();
  };

  /** What a run would make, undone. */
  const tried = async () => {
    const trx = await handle.db.startTransaction().execute();
    try {
      return await generated(trx);
    } finally {
      await trx.rollback().execute();
    }
  };

  it('are added to the venues that are there, the same for the same data, others the next time', async () => {
    const before = await tried();
    expect(await generated(handle.db)).toEqual(before);
    const both = await generated(handle.db);
    expect(both.length).toBe(5000);
    expect(both.slice(0, 2500)).toEqual(before);
    expect(both[4999]?.email).toContain('.0005000@');
    expect(new Set(both.map(({ email }) => email.replace(/\d+/, ''))).size).toBeGreaterThan(1000);
    expect(both.filter(({ waiting_approval }) => waiting_approval).length).toBeGreaterThan(50);
  });
});

describe('generated venues', () => {
  it('are added to what is there, the same for the same data, others the next time', async () => {
    const generate = () => generateVenues(handle.longWork, { clock, images, venues: 2500 });
    const names = () =>
      handle.db.selectFrom('venues').select(['code', 'name']).where('code', 'like', 'GEN-%').orderBy('code').execute();
    await generate();
    const before = await names();
    await generate();
    const after = await names();
    expect(await count('venues')).toBe(312 + 5000);
    expect(after.slice(0, 2500)).toEqual(before);
    expect(after.slice(2500).map(({ name }) => name)).not.toEqual(before.map(({ name }) => name));
    expect(after[4999]?.code).toBe('GEN-005000');
  });
});
