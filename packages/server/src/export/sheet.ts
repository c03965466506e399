import { type CellValue, cell, columnName, xmlText } from './cells';

export interface SheetColumn {
  header: string;
  /** In characters. */
  width: number;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** UTF-16 units that are handed on at once. */
const partLength = 64 * 1024;
/** The style of a header (`workbookParts`). */
const bold = 1;

const head = (columns: readonly SheetColumn[]): string => {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const cols = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}">` +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${cols.join('')}</cols><sheetData>`
  );
};

/** The XML of a sheet with one bold row of headers that stays while the rest scrolls. Rows are read as they are written. */
export async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>,
): AsyncGenerator<string, void> {
  const names = columns.map((_column, index) => columnName(index));
  const rowXml = (values: readonly CellValue[], number: number, style = 0) =>
    `<row r="${number}">${values.map((value, index) => cell(`${names[index]}${number}`, value, style)).join('')}</row>`;
  const headers = columns.map(({ header }) => header);
  let part = head(columns) + rowXml(headers, 1, bold);
  let number = 1;
  for await (const values of rows) {
    number += 1;
    part += rowXml(values, number);
    if (part.length < partLength) continue;
    yield part;
    part = '';
  }
  yield `${part}</sheetData></worksheet>`;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill>\
<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/>\
</border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

/** Where a sheet stands in the workbook, counted from 0. */
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** The parts of a workbook besides its sheets. */
export const workbookParts = (sheets: readonly string[]): [name: string, content: string][] => {
  const numbered = (each: (name: string, number: number) => string) =>
    sheets.map((name, index) => each(name, index + 1)).join('');
  const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${types}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `${xml}<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`;
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
        numbered((name, id) => `<sheet name="${xmlText(name)}" sheetId="${id}" r:id="rId${id}"/>`) +
        '</sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        numbered((_name, id) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)) +
          relation('rIdStyles', 'styles', 'styles.xml'),
      ),
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        override('xl/workbook.xml', 'sheet.main') +
        override('xl/styles.xml', 'styles') +
        numbered((_name, id) => override(sheetPath(id - 1), 'worksheet')) +
        '</Types>',
    ],
  ];
};
