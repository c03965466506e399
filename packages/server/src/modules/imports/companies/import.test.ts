import type { ImportResult } from '@telve/api';
import { companyColumns } from '@telve/api/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvBy, importPaths, sendFile } from '../../../testing/imports';
import { startTwoCompanies, type TwoCompanies } from '../../../testing/twoCompanies';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
});
afterAll(() => world.server.close());
beforeEach(async () => {
  await world.server.db.updateTable('companies').set({ tax_identity: '' }).execute();
});

const tax = ['1234567890', '2345678901', '3456789012'] as const;
const send = (content: string | Uint8Array, more: { name?: string; firstRow?: number } = {}) =>
  sendFile(world.server, world.tokens.admin, importPaths.companies, { content, ...more });
const take = async (rows: Record<string, string>[], firstRow?: number): Promise<ImportResult> => {
  const { body, text } = await send(csvBy(companyColumns, rows), firstRow === undefined ? {} : { firstRow });
  if (!body.payload) throw new Error(text);
  return body.payload;
};
const figures = ({ created, updated, unchanged, failed }: ImportResult) => [created, updated, unchanged, failed];
const companyOf = (taxIdentity: string) =>
  world.server.db.selectFrom('companies').selectAll().where('tax_identity', '=', taxIdentity).executeTakeFirst();

describe('the company import', () => {
  it('adds new companies, changes known ones and counts them (COMP-33, COMP-58)', async () => {
    const first = await take([
      { companyName: 'İncir Kahve', taxIdentity: tax[0], bankName: 'Ziraat', active: 'Hayır', coffeeExtras: 'Evet' },
      { companyName: 'Şehir Büfe', taxIdentity: tax[1], companySegment: 'Bölgesel zincir' },
    ]);
    expect(first).toMatchObject({ success: true, count: 2, created: 2, logFileUrl: null, url: null, failures: [] });
    const second = await take([
      { companyName: 'İncir Kahve', taxIdentity: tax[0], bankName: 'Vakıf', active: 'Hayır', coffeeExtras: 'Evet' },
      { companyName: 'Şehir Büfe', taxIdentity: tax[1], companySegment: 'Bölgesel zincir' },
    ]);
    expect(figures(second)).toEqual([0, 1, 1, 0]);
    expect(await companyOf(tax[0])).toMatchObject({
      name: 'İncir Kahve',
      bank_name: 'Vakıf',
      active: false,
      coffee_extras: true,
      version: 2,
    });
    expect(await companyOf(tax[1])).toMatchObject({ segment: 'RegionalChain', version: 1 });
  });

  it('writes an audit row for each company it adds or changes, in the words of the form', async () => {
    await take([{ companyName: 'Kayıt', taxIdentity: tax[2], bankName: 'A' }]);
    await take([{ companyName: 'Kayıt', taxIdentity: tax[2], bankName: 'B' }]);
    const id = (await companyOf(tax[2]))?.id;
    const rows = await world.server.db
      .selectFrom('audit_log')
      .select(['action', 'old_values', 'new_values'])
      .where('entity', '=', 'company')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'company_created', new_values: { companyName: 'Kayıt', bankName: 'A' } },
      { action: 'company_changed', old_values: { bankName: 'A' }, new_values: { bankName: 'B' } },
    ]);
  });

  it('leaves absent columns as they are, and empties by an empty cell', async () => {
    await take([{ companyName: 'Boş', taxIdentity: tax[0], bankName: 'A', executiveTitle: 'Müdür' }]);
    await take([{ companyName: 'Boş', taxIdentity: tax[0], bankName: '' }]);
    expect(await companyOf(tax[0])).toMatchObject({ bank_name: '', executive_title: 'Müdür' });
  });

  it('knows a company without a tax number by its name, however that is spelled, and gives it one', async () => {
    const result = await take([{ companyName: 'ÇINAR  KAHVE', taxIdentity: tax[0], bankName: 'X' }]);
    expect(figures(result)).toEqual([0, 1, 0, 0]);
    expect((await companyOf(tax[0]))?.id).toBe(world.companies.own);
    const again = await take([{ companyName: 'ÇINAR  KAHVE', taxIdentity: '', bankName: 'Y' }]);
    expect(figures(again)).toEqual([0, 1, 0, 0]);
    expect(await companyOf(tax[0])).toMatchObject({ id: world.companies.own, bank_name: 'Y' });
    await take([{ companyName: 'Çınar Kahve' }]);
  });

  it('takes the good rows and reports each other one with line, column and reason (COMP-59, D-62)', async () => {
    const result = await take([
      { companyName: 'Sağlam', taxIdentity: tax[0] },
      { companyName: '', taxIdentity: tax[1] },
      { companyName: 'Kısa', taxIdentity: '123456789012' },
      { companyName: 'Sıfırsız', taxIdentity: '12345678' },
      { companyName: 'Bozuk', taxIdentity: '5,32E+09' },
      { companyName: 'Kapalı', companyStatus: 'Kapalı' },
      { companyName: 'Belki', active: 'belki' },
      { companyName: 'Sağlam yine', taxIdentity: tax[0] },
    ]);
    expect(result).toMatchObject({ success: false, count: 7, created: 1, failed: 7 });
    expect(result.failures.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, 'companyName', 'required'],
      [4, 'taxIdentity', 'tax_number_length'],
      [5, 'taxIdentity', 'lost_zeros'],
      [6, 'taxIdentity', 'scientific'],
      [7, 'companyStatusReasonType', 'required'],
      [8, 'active', 'type'],
      [9, null, 'import_duplicate'],
    ]);
    expect(result.failures.map(({ message }) => message)).toEqual([
      'İş yeri adı alanı zorunludur.',
      'Vergi numarası: Vergi Numarası 10 haneden oluşmalıdır.',
      expect.stringMatching(/^Vergi numarası: Baştaki sıfırlar/),
      expect.stringMatching(/^Vergi numarası: Tablo programı/),
      'Kapalı olma sebebi alanı zorunludur.',
      'Aktif: Evet veya Hayır yazın.',
      'Bu kayıt dosyada daha önce, 2. satırda geçiyor.',
    ]);
  });

  it('counts lines from the first row it is told (D-62)', async () => {
    const result = await take([{ companyName: '', taxIdentity: tax[0] }], 501);
    expect(result.failures[0]?.row).toBe(501);
  });

  it('gives the log of refused rows as a file by a link without a token (COMP-10)', async () => {
    const { logFileUrl, url } = await take([{ companyName: '=1+1', taxIdentity: '12', bankName: 'A' }]);
    expect(url).toBe(logFileUrl);
    const answer = await world.server.send('GET', logFileUrl ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toContain('is-yerleri-hatalari_10-03-2026.csv');
    expect(answer.text).toContain('\r\n2;Vergi numarası;');
    const other = (logFileUrl ?? '').replace(/s=./, 's=_');
    expect((await world.server.send('GET', other)).status).toBe(404);
    world.server.clock.advance(301_000);
    expect((await world.server.send('GET', logFileUrl ?? '')).status).toBe(404);
  });

  it('guards the log against formulas', async () => {
    const { logFileUrl } = await take([{ companyName: '=HYPERLINK("http://x")', iban: 'TR00' }]);
    expect((await world.server.send('GET', logFileUrl ?? '')).text).toContain(`'=HYPERLINK`);
  });

  it('refuses a file as a whole with the code of what is wrong', async () => {
    const code = async (content: string | Uint8Array, name?: string) => {
      const { status, body } = await send(content, name === undefined ? {} : { name });
      return [status, body.friendlyMessage?.code, body.params];
    };
    expect(await code('x', 'liste.pdf')).toEqual([422, 'import_file_type', undefined]);
    expect(await code('')).toEqual([422, 'import_empty', undefined]);
    expect(await code('İş yeri adı;Segment\r\n')).toEqual([422, 'import_empty', undefined]);
    expect(await code('Ad;Soyad\r\nA;B\r\n')).toEqual([422, 'import_columns', { columns: 'İş yeri adı' }]);
    expect((await code(new Uint8Array(5_000_001)))[1]).toBe('import_limits');
  });

  it('is for PanelUser only', async () => {
    const content = csvBy(companyColumns, [{ companyName: 'X' }]);
    const { status } = await sendFile(world.server, world.tokens.venue, importPaths.companies, { content });
    expect(status).toBe(403);
  });
});
