/** A sheet program would run a text that begins so as a formula. */
const formula = /^[=+\-@\t\r]/;

const cellText = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/**
 * Rows as a CSV that a Turkish Excel opens as a table: byte order mark, semicolons, CRLF. Numbers stay numbers; no text is run as a
 * formula; what is not known is an empty cell.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
