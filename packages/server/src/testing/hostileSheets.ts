import { importBytesMax } from '@telve/api';
import { type ZipFile, zip } from '../export/zip';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const openXml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook by their names. */
export type BookParts = Readonly<Record<string, string | Iterable<string>>>;

const sheetName = 'xl/worksheets/sheet1.xml';

/** A sheet part around rows. `doctype` stands before it. */
export const sheetXml = (rows: string, dimension = 'A1', doctype = ''): string =>
  `<?xml version="1.0"?>${doctype}<worksheet xmlns="${main}"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`;

/** Rows of texts as the part of a sheet has them. */
export const rowsXml = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('');

/** The parts of a workbook around that of its one sheet. */
const bookParts = (sheet: string | Iterable<string>, more: BookParts = {}): BookParts => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${openXml}.sheet.main+xml"/><Override PartName="/${sheetName}" ContentType="${openXml}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sayfa" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  [sheetName]: sheet,
  ...more,
});

/** A text that is longer than it is worth holding, in pieces. */
function* repeated(piece: string, times: number): Generator<string> {
  for (let left = times; left > 0; left -= 1) yield piece;
}

/** The archive of these parts. */
export const zipOf = async (parts: BookParts): Promise<Buffer> => {
  async function* files(): AsyncGenerator<ZipFile> {
    for (const [name, content] of Object.entries(parts)) {
      yield { name, parts: typeof content === 'string' ? [content] : content };
    }
  }
  const chunks: Buffer[] = [];
  for await (const chunk of zip(files())) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Rows that an import of companies takes. */
export const harmless = rowsXml([['İş yeri adı'], ['Zararsız Kahve']]);

/** A workbook around the part of its one sheet. */
export const bookOf = (sheet: string | Iterable<string>, more?: BookParts): Promise<Buffer> =>
  zipOf(bookParts(sheet, more));

export const bytesOf = async (text: string): Promise<Buffer> => Buffer.from(text);

/** A file of an import, by what it is, its name, what it holds, and the code that refuses it. */
export type HostileSheet = [what: string, name: string, content: () => Promise<Buffer>, code: string];

/** Nine levels of ten times the level below. */
const entities = (): string => {
  const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY k${n + 1} "${`&k${n};`.repeat(10)}">`);
  return `<!DOCTYPE x [<!ENTITY k0 "kahve">${levels.join('')}]>`;
};

/** Files that are small, or not, and would be more than a server can hold once they are read. */
export const sheetBombs: HostileSheet[] = [
  ['that unpacks to 200 MB', 'bomba.xlsx', () => bookOf(repeated(' '.repeat(1_000_000), 200)), 'import_limits'],
  [
    'of a thousand parts',
    'parca.xlsx',
    () => bookOf(sheetXml(harmless), Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x/${n}`, 'x']))),
    'import_limits',
  ],
  [
    'with a cell in the last column of the last row',
    'uzak.xlsx',
    () => bookOf(sheetXml(`${harmless}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`, 'A1:XFD1048576')),
    'import_limits',
  ],
  [
    'with a million rows',
    'uzun.xlsx',
    async () => bookOf(sheetXml(`${harmless}${'<row><c><v>1</v></c></row>'.repeat(1_000_000)}`)),
    'import_limits',
  ],
  ['with a million lines', 'uzun.csv', () => bytesOf('a\n'.repeat(1_000_000)), 'import_limits'],
  ['with a million columns', 'genis.csv', () => bytesOf('a;'.repeat(1_000_000)), 'import_limits'],
  [
    'with a million shared texts',
    'metin.xlsx',
    () =>
      bookOf(sheetXml(harmless), {
        'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}</sst>`,
      }),
    'import_limits',
  ],
  [
    'with entities that grow to gigabytes',
    'varlik.xlsx',
    () => bookOf(sheetXml('<row><c t="str"><v>&k9;</v></c></row>', 'A1', entities())),
    'import_unreadable',
  ],
  ['nested half a million deep', 'derin.xlsx', () => bookOf(sheetXml('<row>'.repeat(500_000))), 'import_limits'],
  ['of more bytes than an import takes', 'buyuk.csv', () => bytesOf('a'.repeat(importBytesMax + 1)), 'import_limits'],
  ['of more bytes than any upload takes', 'dev.csv', () => bytesOf('a'.repeat(10_000_001)), 'payload_too_large'],
];
