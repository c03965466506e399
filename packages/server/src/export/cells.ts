/** What a cell holds: a text is never a formula. Null and an empty text are an empty cell. */
export type CellValue = string | number | null;

/** Most UTF-16 units of a cell, and rows of a sheet, that spreadsheet programs read. */
export const cellMax = 32_767;
export const rowMax = 1_048_576;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu;
/** Spreadsheet programs read this as the sign with that number. */
const readAsSign = /_(?=x[0-9A-Fa-f]{4}_)/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text inside of XML; what XML cannot hold is left out. */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"\r]/g, (sign) => entities[sign] as string);

const shortened = (text: string): string => (text.length > cellMax ? `${text.slice(0, cellMax - 1)}…` : text);

/** Name of a column, counted from 0: `A` to `Z`, `AA` and so on. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));

/**
 * A cell of a sheet. Texts are written in place, not into a table that all cells share: a file of any length is made
 * without keeping what stands in it.
 *
 * @param at address, e.g. `B7`
 * @param style number of a style of the workbook; 0 is the plain one
 */
export const cell = (at: string, value: CellValue, style = 0): string => {
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"${styled}><v>${value}</v></c>` : '';
  if (value === null || value === '') return '';
  const text = xmlText(shortened(value).replace(readAsSign, '_x005F_'));
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};
