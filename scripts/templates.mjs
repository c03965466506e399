import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { register } from 'tsx/esm/api';
import { inRoot } from './lib/root.mjs';

// `node --conditions=source scripts/templates.mjs`: makes the spreadsheets that the import dialogs offer, from the
// contract's columns. A test holds the files to the columns.
register();
const { companyColumns, hoursColumns, sheetTexts } = await import('../packages/api/src/imports.ts');
const excel = createRequire(inRoot('packages/server/package.json'))('exceljs');

const rowsMax = 10_001;
/** Fixed, so that the same columns make the same file. */
const made = new Date('2026-01-01T00:00:00Z');

const wordsOf = ({ kind, options = [] }) =>
  kind === 'flag' ? [sheetTexts.yes, sheetTexts.no] : options.map(({ labels }) => labels[0]);

/** Words that a cell offers stand in a hidden sheet: a list in the cell itself may not be longer than 255 characters. */
const offerWords = (sheet, lists, columns) => {
  columns.forEach((column, index) => {
    const words = wordsOf(column);
    if (words.length === 0) return;
    const letter = lists.getColumn(index + 1).letter;
    words.forEach((word, row) => {
      lists.getCell(row + 1, index + 1).value = word;
    });
    const target = sheet.getColumn(index + 1).letter;
    sheet.dataValidations.add(`${target}2:${target}${rowsMax}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`${lists.name}!$${letter}$1:$${letter}$${words.length}`],
    });
  });
};

const template = async (columns, sheetName, file) => {
  const book = new excel.Workbook();
  book.created = made;
  book.modified = made;
  const sheet = book.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  // Text, so that no spreadsheet shortens a number or drops its zeros.
  sheet.columns = columns.map(({ header, width }) => ({ header, width, style: { numFmt: '@' } }));
  sheet.getRow(1).eachCell((cell, index) => {
    cell.font = { bold: true };
    if (columns[index - 1].required) cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFE9C7' } };
  });
  const lists = book.addWorksheet(sheetTexts.sheets.lists, { state: 'veryHidden' });
  offerWords(sheet, lists, columns);
  writeFileSync(inRoot('packages/host/public/templates', file), Buffer.from(await book.xlsx.writeBuffer()));
};

await template(companyColumns, sheetTexts.sheets.companies, 'is-yerleri-sablonu.xlsx');
await template(hoursColumns, sheetTexts.sheets.hours, 'calisma-saatleri-sablonu.xlsx');
