import type { ImportResult } from '@telve/api';
import { companyColumns, hoursColumns } from '@telve/api/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../http/call';
import { addVenue } from '../../testing/fixtures';
import { csvBy, importPaths, sendFile, week } from '../../testing/imports';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';
import { emptyCompany, fieldsOf } from '../companies/fields';
import { insertCompanies } from './companies/store';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
});
afterAll(() => world.server.close());

type Rows = Record<string, string>[];

const take = async (kind: keyof typeof importPaths, rows: Rows): Promise<ImportResult> => {
  const content = csvBy(kind === 'companies' ? companyColumns : hoursColumns, rows);
  const { body, text } = await sendFile(world.server, world.tokens.admin, importPaths[kind], { content });
  if (!body.payload) throw new Error(text);
  return body.payload;
};
const companies = (count: number, prefix: string): Rows =>
  Array.from({ length: count }, (_, n) => ({ companyName: `${prefix} ${n}`, taxIdentity: `${prefix}${1000 + n}` }));

/** How many connections wait for this one. */
const waiting = async (trx: Db): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
  `.execute(trx);
  return rows.length;
};

describe('a file whose rows are written in more than one transaction', () => {
  it('tells of each row, and of one that comes twice however far apart (COMP-59, D-62)', async () => {
    const good = companies(700, '700000');
    const rows = [
      ...good.slice(0, 650),
      { companyName: '', bankName: 'x', taxIdentity: '' },
      ...good.slice(650),
      ...good.slice(0, 2),
    ];
    const result = await take('companies', rows);
    expect(result).toMatchObject({ created: 700, updated: 0, unchanged: 0, failed: 3 });
    expect(result.failures.map(({ row, code, message }) => [row, code, message])).toEqual([
      [652, 'required', 'İş yeri adı alanı zorunludur.'],
      [703, 'import_duplicate', 'Bu kayıt dosyada daha önce, 2. satırda geçiyor.'],
      [704, 'import_duplicate', 'Bu kayıt dosyada daha önce, 3. satırda geçiyor.'],
    ]);
    expect(await take('companies', good)).toMatchObject({ created: 0, updated: 0, unchanged: 700, failed: 0 });
  });

  it('knows a company again that an earlier row has renamed or given a tax number', async () => {
    const first = companies(300, '710000');
    await take('companies', [...first, { companyName: 'Numarasız' }]);
    const result = await take('companies', [
      { companyName: 'Yeni ad', taxIdentity: '7100001000' },
      { companyName: 'Numarasız', taxIdentity: '7199999999' },
      ...first.slice(1),
      { companyName: 'yeni AD' },
      { companyName: 'numarasız', taxIdentity: '' },
    ]);
    expect(result).toMatchObject({ created: 0, updated: 2, unchanged: 299, failed: 2 });
    expect(result.failures.map(({ row, code }) => [row, code])).toEqual([
      [303, 'import_duplicate'],
      [304, 'import_duplicate'],
    ]);
  });

  it('of working hours as well (VEN-141)', async () => {
    const { db } = world.server;
    const ids: number[] = [];
    for (let n = 0; n < 260; n += 1)
      ids.push(await addVenue(db, { name: `Şube ${n}`, companyId: world.companies.own }));
    const codes = await db.selectFrom('venues').select('code').where('id', 'in', ids).orderBy('id').execute();
    const rows = codes.map(({ code }) => ({ code, ...week('07:15', '23:45') }));
    const result = await take('hours', [...rows, ...rows.slice(0, 1)]);
    expect(result).toMatchObject({ updated: 260, failed: 1, failures: [{ row: 262, code: 'import_duplicate' }] });
    expect(await take('hours', rows)).toMatchObject({ updated: 0, unchanged: 260, failed: 0 });
  });

  it('meets the same file, the other way round, at the same time: each company is made once (COMP-58)', async () => {
    const rows = companies(600, '720000');
    const results = await Promise.all([take('companies', rows), take('companies', [...rows].reverse())]);
    const sum = (figure: 'created' | 'updated' | 'unchanged' | 'failed') =>
      results.reduce((total, result) => total + result[figure], 0);
    expect(sum('created')).toBe(600);
    expect(sum('updated')).toBe(0);
    expect(sum('unchanged') + sum('failed')).toBe(600);
    expect(await take('companies', rows)).toMatchObject({ unchanged: 600, failed: 0 });
    const found = await world.server.db
      .selectFrom('companies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tax_identity', 'like', '720000%')
      .executeTakeFirst();
    expect(Number(found?.count)).toBe(600);
  });

  it('looks again where somebody else takes a tax number meanwhile (COMP-58)', async () => {
    const { db, database } = world.server;
    const taxIdentity = '7300000001';
    let taking: Promise<ImportResult> | undefined;
    await db.transaction().execute(async (trx) => {
      await insertCompanies(trx, [fieldsOf({ companyName: 'Başkası', taxIdentity }, emptyCompany)], new Date());
      taking = take('companies', [{ companyName: 'Yıldız Gıda', taxIdentity }]);
      // The embedded database has no second connection: there the import waits for the whole transaction.
      if (database.engine === 'postgres') await expect.poll(() => waiting(trx), { timeout: 10_000 }).toBe(1);
    });
    expect(await taking).toMatchObject({ created: 0, updated: 1, failed: 0 });
    const named = db.selectFrom('companies').select('tax_identity').where('name', '=', 'Yıldız Gıda').orderBy('id');
    expect(await named.execute()).toEqual([{ tax_identity: '' }, { tax_identity: taxIdentity }]);
  });
});
