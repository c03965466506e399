import type { CompanyFields, ImportResult } from '@telve/api';
import { companyColumns, hoursColumns } from '@telve/api/imports';
import { cleanLine } from '@telve/locale';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addVenue } from '../../testing/fixtures';
import { csvBy, importPaths, sendFile } from '../../testing/imports';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';
import { emptyCompany, fieldsOf } from '../companies/fields';
import { insertCompanies } from './companies/store';
import { type NewHours, writeHours } from './hours/store';

let world: TwoCompanies;
beforeAll(async () => {
  world = await startTwoCompanies();
});
afterAll(() => world.server.close());

const exported = async (path: string): Promise<Uint8Array> => {
  const answer = await fetch(`${world.server.url}${path}`, {
    headers: { authorization: `Bearer ${world.tokens.admin}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
};
const importedAgain = async (kind: keyof typeof importPaths, path: string): Promise<ImportResult> => {
  const file = { name: 'disari.xlsx', content: await exported(path) };
  const { body, text } = await sendFile(world.server, world.tokens.admin, importPaths[kind], file);
  if (!body.payload) throw new Error(text);
  return body.payload;
};

/** Texts that a spreadsheet's own signs do not look like: an apostrophe that guards, hashes of a narrow column. */
const line = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom('=1+1', '@SUM(A1)', '+90 532', 'a;b"c', 'İĞŞÇÖÜığşçöü'),
    )
    .map(cleanLine)
    .filter((text) => text.length <= maxLength && !/^['#]/.test(text));

let lastTax = 1_000_000_000;
const company: fc.Arbitrary<Partial<CompanyFields> & { companyName: string }> = fc.record({
  companyName: line(30).filter((text) => text !== ''),
  companySegment: fc.constantFrom('' as const, 'Boutique' as const, 'Franchise' as const),
  companyTitle: line(60),
  taxAdministration: line(20),
  taxIdentity: fc.boolean().map((has) => {
    lastTax += 1;
    return has ? String(lastTax) : '';
  }),
  invoiceAddress: line(60),
  invoiceMailAddress: fc.constantFrom('', 'fatura@cinar.example'),
  iban: fc.constantFrom('', 'TR330006100519786457841326'),
  bankName: line(20),
  executiveName: line(20),
  executiveTitle: line(20),
  executivePhoneNumber: fc.constantFrom('', '+905321234567'),
  active: fc.boolean(),
  coffeeExtras: fc.constantFrom('True' as const, 'False' as const),
  companyStatus: fc.constantFrom(0 as const, 1 as const),
  companyStatusReasonType: fc.constant('LowRating' as const),
});

const hour = fc
  .nat(1439)
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const day = fc.oneof(
  fc.constantFrom({ open: '00:00', close: '00:00' }, { open: '00:00', close: '24:00' }),
  fc.record({ open: hour, close: hour }).filter(({ open, close }) => open !== close),
);

describe('an exported file that is imported again', () => {
  it('changes no company, whatever its fields hold (COMP-60)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(company, { minLength: 1, maxLength: 30 }), async (given) => {
        const fields = given.map((each) => fieldsOf(each, emptyCompany));
        await insertCompanies(world.server.db, fields, new Date());
        const result = await importedAgain('companies', '/api/panel/company/export');
        expect(result).toMatchObject({ success: true, created: 0, updated: 0, failed: 0 });
        expect(result.unchanged).toBeGreaterThanOrEqual(given.length);
      }),
      { numRuns: 8 },
    );
  });

  it('changes no working hours (VEN-142, D-61)', async () => {
    const { db } = world.server;
    const ids: number[] = [];
    for (const name of ['=1', "O'Brien", 'Ağaç; "Köşk"', '@x']) {
      ids.push(await addVenue(db, { name, companyId: world.companies.own }));
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(day, { minLength: 7, maxLength: 7 }), { minLength: 4, maxLength: 4 }),
        async (weeks) => {
          const changes = weeks.map((after, n): NewHours => ({ id: ids[n] as number, before: [], after }));
          await writeHours(db, changes, new Date());
          const result = await importedAgain('hours', '/api/panel/venue/export-venue-working-hour-list');
          expect(result).toMatchObject({ success: true, updated: 0, unchanged: 7, failed: 0 });
        },
      ),
      { numRuns: 8 },
    );
  });

  it('exports the venues of the list that its filters leave (VEN-142)', async () => {
    const path = '/api/panel/venue/export-venue-working-hour-list';
    const { companies } = world;
    expect((await importedAgain('hours', `${path}?companyId=${companies.other}`)).unchanged).toBe(1);
    expect((await importedAgain('hours', `${path}?search=kadıköy&statusFilter=true`)).unchanged).toBe(1);
    const none = await exported(`${path}?statusFilter=false`);
    const { body } = await sendFile(world.server, world.tokens.admin, importPaths.hours, {
      name: 'a.xlsx',
      content: none,
    });
    expect(body.friendlyMessage?.code).toBe('import_empty');
  });
});

describe('an import of a csv', () => {
  const letters = 'İĞŞÇÖÜığşçöü';
  const windows1254: Record<string, number> = { İ: 0xdd, Ğ: 0xd0, Ş: 0xde, ı: 0xfd, ğ: 0xf0, ş: 0xfe };
  const ansi = (text: string) => Uint8Array.from(text, (sign) => windows1254[sign] ?? sign.charCodeAt(0));
  const encodings: [string, (text: string) => Uint8Array][] = [
    ['UTF-8', (text) => new TextEncoder().encode(text)],
    ['UTF-8 with its mark', (text) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16', (text) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['Windows-1254', ansi],
  ];

  it.each(encodings)('keeps Turkish letters of %s', async (name, encode) => {
    const rows = [{ companyName: `${letters} ${name}`, bankName: `bir;"iki"\nüç`, taxIdentity: '' }];
    const content = encode(csvBy(companyColumns, rows));
    const { body } = await sendFile(world.server, world.tokens.admin, importPaths.companies, { content });
    expect(body.payload).toMatchObject({ success: true, created: 1 });
    const found = await world.server.db
      .selectFrom('companies')
      .select('bank_name')
      .where('name', '=', `${letters} ${name}`)
      .execute();
    expect(found).toEqual([{ bank_name: 'bir;"iki" üç' }]);
  });

  it('is refused where its letters cannot be told', async () => {
    const content = Uint8Array.from([
      ...Buffer.from('\uFEFFİş yeri adı;Segment\r\n'),
      0xff,
      0xfe,
      0xfd,
      0x3b,
      0x0d,
      0x0a,
    ]);
    const { body } = await sendFile(world.server, world.tokens.admin, importPaths.companies, { content });
    expect(body.friendlyMessage?.code).toBe('import_encoding');
  });

  it('takes commas as well as semicolons', async () => {
    const content = `${hoursColumns.map(({ header }) => header).join(',')}\r\nYOK-1,Ad${',08:00,22:00,'.repeat(7)}\r\n`;
    const { body } = await sendFile(world.server, world.tokens.admin, importPaths.hours, { content });
    expect(body.payload?.failures[0]).toMatchObject({ row: 2, code: 'import_code_unknown' });
  });
});
