import { type PartList, zipOf } from './zip';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const openXml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `A`, `Z`, `AA` of a column from 0. */
export const columnName = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

type Value = string | number | boolean | { value: number; style: number };

const cellXml = (value: Value, ref: string): string => {
  if (typeof value === 'string') {
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  }
  if (typeof value === 'boolean') return `<c r="${ref}" t="b"><v>${Number(value)}</v></c>`;
  if (typeof value === 'number') return `<c r="${ref}"><v>${value}</v></c>`;
  return `<c r="${ref}" s="${value.style}"><v>${value.value}</v></c>`;
};

/** The rows of a sheet as XML; an empty text leaves its cell out. */
export const rowsXml = (rows: readonly (readonly Value[])[]): string =>
  rows
    .map((row, index) => {
      const cells = row.map((value, column) =>
        value === '' ? '' : cellXml(value, `${columnName(column)}${index + 1}`),
      );
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('');

/** A sheet part around rows. */
export const sheetXml = (rows: string, dimension = 'A1'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`;

export interface BookOptions {
  from1904?: boolean;
  /** Number formats; the first one is style 1. */
  formats?: readonly string[];
  /** Index of sheets that are hidden. */
  hidden?: readonly number[];
}

const stylesXml = (formats: readonly string[]): string =>
  `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
    .map(
      (format, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(format).replace(/"/g, '&quot;')}"/>`,
    )
    .join(
      '',
    )}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="${
    formats.length + 1
  }"><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

/** The parts of a workbook with these sheet parts. */
export function bookParts(
  sheets: readonly string[],
  { from1904, formats = [], hidden = [] }: BookOptions = {},
): PartList {
  const numbered = sheets.map((_, index) => index + 1);
  const named = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${openXml}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const related = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${named('workbook.xml', 'sheet.main')}${named('styles.xml', 'styles')}${numbered.map((id) => named(`worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    ],
    ['_rels/.rels', related(relation('r1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${numbered
        .map(
          (id) =>
            `<sheet name="Sayfa ${id}" sheetId="${id}"${hidden.includes(id - 1) ? ' state="hidden"' : ''} r:id="r${id}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      related(
        `${numbered.map((id) => relation(`r${id}`, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${relation('s', 'styles', 'styles.xml')}`,
      ),
    ],
    ['xl/styles.xml', stylesXml(formats)],
    ...sheets.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml] as const),
  ];
}

/** A workbook with one sheet of these rows. */
export const xlsxOf = (rows: readonly (readonly Value[])[], options?: BookOptions): Uint8Array =>
  zipOf(bookParts([sheetXml(rowsXml(rows))], options));

/** Parts with one replaced or added. */
export const withPart = (parts: PartList, name: string, content: string | Uint8Array): PartList => [
  ...parts.filter(([other]) => other !== name),
  [name, content],
];
