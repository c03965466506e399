import { readFile } from 'node:fs/promises';
import type { ImportResult } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPaths, sendFile } from '../../testing/imports';
import { openWorkbook } from '../../testing/openWorkbook';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
const codes = ['TLV-1001', 'TLV-1002'] as const;
beforeAll(async () => {
  world = await startTwoCompanies();
  const { db } = world.server;
  const { kadikoy, besiktas } = world.venues;
  await db.updateTable('venues').set({ code: codes[0], name: 'Iğdır Şubesi' }).where('id', '=', kadikoy).execute();
  await db.updateTable('venues').set({ code: codes[1] }).where('id', '=', besiktas).execute();
});
afterAll(() => world.server.close());

/** Imports a file as LibreOffice saved it. */
const take = async (kind: keyof typeof importPaths, name: string): Promise<ImportResult> => {
  const content = await readFile(new URL(`../../testing/files/${name}`, import.meta.url));
  const { body, text } = await sendFile(world.server, world.tokens.admin, importPaths[kind], { name, content });
  if (!body.payload) throw new Error(text);
  return body.payload;
};

const exports = {
  companies: { path: '/api/panel/company/export', sheet: 'İş yerleri' },
  hours: { path: '/api/panel/venue/export-venue-working-hour-list', sheet: 'Çalışma saatleri' },
} as const;
const exported = async (kind: keyof typeof exports): Promise<ArrayBuffer> => {
  const headers = { authorization: `Bearer ${world.tokens.admin}` };
  return (await fetch(`${world.server.url}${exports[kind].path}`, { headers })).arrayBuffer();
};
const cellsOf = async (kind: keyof typeof exports, bytes: ArrayBuffer) =>
  (await openWorkbook(bytes)).cells(exports[kind].sheet);

const incir = {
  name: 'İncir Kahve',
  segment: 'Boutique',
  title: 'İncir Kahvecilik Sanayi ve Ticaret A.Ş.',
  tax_administration: 'Kadıköy',
  tax_identity: '0123456789',
  invoice_address: 'Bağdat Cad. No: 5\nKadıköy / İstanbul',
  invoice_mail_address: 'fatura@incir.example',
  iban: 'TR330006100519786457841326',
  bank_name: 'Ziraat Bankası',
  executive_name: 'İpek Çınar',
  executive_title: 'Müdür',
  executive_phone_number: '+905321234567',
  active: true,
  coffee_extras: false,
  status: 0,
};
const bufe = {
  name: 'Şişli "Büyük" Büfe; Ğ',
  tax_identity: '1234567890',
  bank_name: '=1+1',
  active: false,
  coffee_extras: true,
  status: 1,
  status_reason: 'TemporarilyOutOfService',
};

describe('a file that LibreOffice saved', () => {
  it.each(['companies.xlsx', 'companies.xls', 'companies-utf8.csv', 'companies-1254.csv'])(
    'is imported as it is, every field: %s (COMP-09, COMP-58)',
    async (name) => {
      const { db } = world.server;
      const made = db.selectFrom('companies').selectAll().where('name', 'not in', ['Çınar Kahve', 'Yıldız Gıda']);
      const isFirst = (await made.execute()).length === 0;
      const result = await take('companies', `libreoffice-${name}`);
      expect(result).toMatchObject(isFirst ? { created: 3, failed: 0 } : { unchanged: 3, failed: 0 });
      const rows = await made.orderBy('id').execute();
      expect(rows).toMatchObject([incir, bufe, { name: 'ığdır çöp ŞÜ', tax_identity: '' }]);
    },
  );

  it.each(['hours.xlsx', 'hours-times.xlsx', 'hours-times.xls'])(
    'is imported as it is, hours as text or as times: %s (VEN-18, VEN-141)',
    async (name) => {
      const closed = { open: '00:00', close: '00:00' };
      const { db } = world.server;
      const blank = JSON.stringify(Array(7).fill(closed));
      await db
        .updateTable('venues')
        .set({ working_hours: blank as never })
        .where('code', 'in', codes)
        .execute();
      expect(await take('hours', `libreoffice-${name}`)).toMatchObject({ updated: 2, failed: 0 });
      const rows = await db
        .selectFrom('venues')
        .select('working_hours')
        .where('code', 'in', codes)
        .orderBy('code')
        .execute();
      const day = { open: '08:30', close: '22:00' };
      expect(rows.map(({ working_hours }) => working_hours)).toEqual([
        [...Array(5).fill(day), { open: '00:00', close: '24:00' }, closed],
        Array(7).fill({ open: '18:00', close: '02:30' }),
      ]);
    },
  );
});

describe('what was imported', () => {
  it.each(['companies', 'hours'] as const)(
    'is exported, imported and exported again with every cell the same: %s (COMP-60, VEN-142)',
    async (kind) => {
      const first = await exported(kind);
      const file = { name: 'disari.xlsx', content: new Uint8Array(first) };
      const { body } = await sendFile(world.server, world.tokens.admin, importPaths[kind], file);
      expect(body.payload).toMatchObject({ success: true, created: 0, updated: 0, failed: 0 });
      const cells = await cellsOf(kind, first);
      expect(cells.length).toBeGreaterThan(3);
      expect(await cellsOf(kind, await exported(kind))).toEqual(cells);
    },
  );

  it('comes back whole from an export that was changed meanwhile (COMP-60, VEN-142)', async () => {
    const { db } = world.server;
    const [companies, hours] = [await exported('companies'), await exported('hours')];
    const [before, weeks] = [await cellsOf('companies', companies), await cellsOf('hours', hours)];
    const spoilt = { title: 'x', bank_name: 'y', segment: 'Franchise', iban: '', active: true, coffee_extras: true };
    await db.updateTable('companies').set(spoilt).execute();
    const open = JSON.stringify(Array(7).fill({ open: '01:00', close: '02:00' }));
    await db
      .updateTable('venues')
      .set({ working_hours: open as never })
      .execute();
    for (const [kind, bytes] of [
      ['companies', companies],
      ['hours', hours],
    ] as const) {
      const file = { name: 'disari.xlsx', content: new Uint8Array(bytes) };
      const { body } = await sendFile(world.server, world.tokens.admin, importPaths[kind], file);
      expect(body.payload).toMatchObject({ success: true, created: 0, failed: 0 });
    }
    expect(await cellsOf('companies', await exported('companies'))).toEqual(before);
    expect(await cellsOf('hours', await exported('hours'))).toEqual(weeks);
  });
});
