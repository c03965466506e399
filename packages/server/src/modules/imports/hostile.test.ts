import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookOf as book,
  bytesOf as bytes,
  type HostileSheet,
  harmless as head,
  rowsXml,
  sheetBombs,
  sheetXml,
  zipOf,
} from '../../testing/hostileSheets';
import { importPaths, sendFile } from '../../testing/imports';
import { picture } from '../../testing/pictures';
import { startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
let outside: Server;
let asked = 0;
let threadsBefore: number;
/** Threads that run now; the embedded database has one. */
const threads = (): number => (process.report.getReport() as { workers: unknown[] }).workers.length;
beforeAll(async () => {
  world = await startTwoCompanies();
  threadsBefore = threads();
  outside = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  outside.on('connection', () => {
    asked += 1;
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => outside.close(resolve));
  await world.server.close();
});

const outsideUrl = (): string => `http://127.0.0.1:${(outside.address() as AddressInfo).port}/x.dtd`;
const shipped = (name: string) => readFile(new URL(`../../testing/files/${name}`, import.meta.url));

/** Milliseconds within which a file is refused, of which two are read at a time, and others go on being answered. */
const patience = { refusal: 20_000, others: 10_000 };

/** Asks for health and a list as long as `work` goes on. @returns what was not answered in time */
const watched = async <T>(work: Promise<T>): Promise<[T, string[]]> => {
  let going = true;
  const failures: string[] = [];
  const watching = (async () => {
    while (going) {
      const begun = performance.now();
      const health = await world.server.send('GET', '/health/ready');
      const list = await world.ask('GET', '/api/panel/venue/venue-list');
      const took = performance.now() - begun;
      if (health.status !== 200 || list.status !== 200 || took > patience.others) {
        failures.push(`health ${health.status}, list ${list.status} after ${took} ms`);
      }
    }
  })();
  const result = await work.finally(() => {
    going = false;
  });
  await watching;
  return [result, failures];
};

const companies = async (): Promise<unknown[]> => world.server.db.selectFrom('companies').selectAll().execute();

const others: HostileSheet[] = [
  [
    'with a document type from elsewhere',
    'dtd.xlsx',
    () => book(sheetXml(head, 'A1', `<!DOCTYPE x SYSTEM "${outsideUrl()}">`)),
    'import_unreadable',
  ],
  [
    'with an entity from elsewhere',
    'xxe.xlsx',
    () => book(sheetXml(head, 'A1', `<!DOCTYPE x [<!ENTITY k SYSTEM "${outsideUrl()}">]>`)),
    'import_unreadable',
  ],
  ['with macros, under its own name', 'makro.xlsm', () => book(sheetXml(head)), 'import_file_type'],
  [
    'with macros, under another name',
    'makro.xlsx',
    () => book(sheetXml(head), { 'xl/vbaProject.bin': 'x' }),
    'import_macros',
  ],
  ['with a password', 'sifreli.xlsx', () => shipped('libreoffice-encrypted.xlsx'), 'import_encrypted'],
  ['with a password, of the old kind', 'sifreli.xls', () => shipped('libreoffice-encrypted.xls'), 'import_encrypted'],
  [
    'that is cut off',
    'kesik.xlsx',
    async () => (await shipped('libreoffice-companies.xlsx')).subarray(0, 9000),
    'import_unreadable',
  ],
  [
    'that is cut off, of the old kind',
    'kesik.xls',
    async () => (await shipped('libreoffice-companies.xls')).subarray(0, 9000),
    'import_unreadable',
  ],
  ['that is another archive', 'rapor.xlsx', () => zipOf({ 'word/document.xml': '<w/>' }), 'import_file_type'],
  ['that is a csv', 'liste.xlsx', () => bytes('İş yeri adı;Segment\r\nKahve;\r\n'), 'import_file_type'],
  ['that is a workbook', 'liste.csv', () => shipped('libreoffice-companies.xlsx'), 'import_file_type'],
  [
    'that is a web page',
    'liste.xls',
    () => bytes('<html><table><tr><td>İş yeri adı</td></tr></table>'),
    'import_file_type',
  ],
  ['that is a pdf', 'liste.csv', () => bytes('%PDF-1.7\n'), 'import_file_type'],
  [
    'that is a picture',
    'liste.xlsx',
    async () => Buffer.from((await picture('red')).split(',')[1] ?? '', 'base64'),
    'import_file_type',
  ],
  ['without an ending', 'liste', () => bytes('İş yeri adı\r\nKahve\r\n'), 'import_file_type'],
];

/** Sends files that are refused, all at once: in time, with a sentence, while others are answered, without a trace. */
const refusals = async (kind: keyof typeof importPaths, files: readonly HostileSheet[]) => {
  const ready = await Promise.all(
    files.map(async ([what, name, content]) => ({ what, name, content: await content() })),
  );
  const before = await companies();
  const begun = performance.now();
  const sending = ready.map(async ({ what, ...file }) => {
    const { status, body } = await sendFile(world.server, world.tokens.admin, importPaths[kind], file);
    expect(body.friendlyMessage?.message).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/);
    return [what, [status, body.friendlyMessage?.code]] as const;
  });
  const [answers, failures] = await watched(Promise.all(sending));
  expect(performance.now() - begun).toBeLessThan((patience.refusal * files.length) / 2);
  expect(failures).toEqual([]);
  expect(await companies()).toEqual(before);
  return Object.fromEntries(answers);
};
const expected = (files: readonly HostileSheet[]) =>
  Object.fromEntries(files.map(([what, , , code]) => [what, [code === 'payload_too_large' ? 413 : 422, code]]));

describe('an import', () => {
  it.each([
    ['companies', others],
    ['hours', others.filter(([, , , code]) => code !== 'import_file_type')],
  ] as const)(
    'of %s refuses every file that it cannot take with a sentence (COMP-09, VEN-18)',
    async (kind, files) => {
      expect(await refusals(kind, files)).toEqual(expected(files));
      expect(asked).toBe(0);
    },
    60_000,
  );

  it('refuses files that would be more than the server can hold, while it goes on answering (COMP-09)', async () => {
    expect(await refusals('companies', sheetBombs)).toEqual(expected(sheetBombs));
  }, 60_000);

  it('reads what a sheet holds, however large it says it is, and what formulas came to (COMP-58)', async () => {
    const row =
      '<row><c t="str"><f>UPPER("vergi")</f><v>Formül Kahve</v></c><c><f>1+1</f><v>1234567890</v></c></row><row><c t="inlineStr"><is><t>Bozuk</t></is></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
    const sheet = sheetXml(rowsXml([['İş yeri adı', 'Vergi numarası']]) + row, 'A1:XFD1048576');
    const external = {
      'xl/externalLinks/externalLink1.xml': '<externalLink/>',
      'xl/externalLinks/_rels/externalLink1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="x/externalLinkPath" Target="${outsideUrl()}" TargetMode="External"/></Relationships>`,
    };
    const content = await book(sheet, external);
    const { body } = await sendFile(world.server, world.tokens.admin, importPaths.companies, {
      name: 'formul.xlsx',
      content,
    });
    expect(body.payload).toMatchObject({ created: 1, failed: 1 });
    expect(body.payload?.failures).toMatchObject([{ row: 3, field: 'taxIdentity', code: 'formula_error' }]);
    expect(asked).toBe(0);
  });

  it('leaves the server as it was: nothing failed inside, no thread stays behind', async () => {
    const faults = world.server.log.filter((line) => /"level":"(?:error|fatal)"/.test(line));
    expect(faults).toEqual([]);
    expect(threads()).toBe(threadsBefore);
  });
});
