const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

/** A text that no spreadsheet takes for a formula: one that could be is given an apostrophe. */
export const guardFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A CSV file that Turkish Excel and LibreOffice open as it is: UTF-8 with its mark, semicolons, CRLF, and no formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => cell(guardFormula(text))).join(';')).join('\r\n')}\r\n`;
