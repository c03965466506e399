import { cleanEmail, cleanText, foldTr, normalizeIban, parseTime, toStoredPhone, upperId } from '@telve/locale';
import { endOfDayHour } from '../contract/venues/hours';
import type { ImportColumn } from './column';
import { sheetTexts } from './texts';

/** A cell as a file holds it: dates are texts, `YYYY-MM-DD` or `HH:mm`; an empty cell is an empty text. */
export type SheetCell = string | number | boolean;

/** How a spreadsheet has spoilt a value that cannot be had back. */
export type CellDamage = 'scientific' | 'lost_zeros' | 'narrow' | 'formula_error' | 'lost_digits';

/** A cell as an import takes it: its value as text, or what was done to it. */
export type ReadCell = { value: string; damage?: undefined } | { damage: CellDamage; value?: undefined };

/** Digits that a spreadsheet's numbers keep. */
const safeDigits = 15;

const textOf = (cell: SheetCell): string =>
  typeof cell === 'number' ? (Number.isInteger(cell) ? cell.toFixed(0) : String(cell)) : String(cell);

const scientific = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;
const narrow = /^#+$/;
const formulaErrors: ReadonlySet<string> = new Set(sheetTexts.formulaErrors);

const damageOf = (cell: SheetCell, text: string, column: ImportColumn): CellDamage | undefined => {
  if (narrow.test(text)) return 'narrow';
  if (formulaErrors.has(text)) return 'formula_error';
  if (column.kind !== 'digits' && column.kind !== 'iban' && column.kind !== 'phone') return undefined;
  if (scientific.test(text)) return 'scientific';
  if (typeof cell === 'number' && text.replace(/\D/g, '').length > safeDigits) return 'lost_digits';
  const { digits } = column;
  if (digits === undefined) return undefined;
  return /^\d+$/.test(text) && text.length < digits ? 'lost_zeros' : undefined;
};

const words = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(foldTr));
const yes = words(sheetTexts.yesWords);
const no = words(sheetTexts.noWords);

const readFlag = (text: string): string => {
  const word = foldTr(text);
  if (yes.has(word)) return 'true';
  return no.has(word) ? 'false' : text;
};

const readOption = (text: string, { options = [] }: ImportColumn): string => {
  const word = foldTr(text);
  const option = options.find(({ value, labels }) => [value, ...labels].some((each) => foldTr(each) === word));
  return option?.value ?? text;
};

const minutesInDay = 1440;

/** A time of day that a workbook keeps as the part of a day that has passed. */
const timeOfFraction = (fraction: number): string | undefined => {
  if (fraction < 0 || fraction > 1) return undefined;
  const minutes = Math.round(fraction * minutesInDay);
  if (minutes === minutesInDay) return endOfDayHour;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

const readTime = (cell: SheetCell, text: string): string => {
  if (typeof cell === 'number') return timeOfFraction(cell) ?? text;
  if (/^24[:.]?00(?::00)?$/.test(text)) return endOfDayHour;
  return parseTime(text.replace(/^(\d{1,2}[:.]\d{2})[:.]00$/, '$1')) ?? text;
};

const readers: Partial<Record<ImportColumn['kind'], (cell: SheetCell, text: string, column: ImportColumn) => string>> =
  {
    digits: (_cell, text) => text.replace(/[\s.]/g, ''),
    iban: (_cell, text) => normalizeIban(text),
    phone: (_cell, text) => toStoredPhone(text) ?? text,
    email: (_cell, text) => cleanEmail(text),
    time: readTime,
    flag: (_cell, text) => readFlag(text),
    option: (_cell, text, column) => readOption(text, column),
  };

/** An apostrophe before a sign that would begin a formula: how spreadsheets and our own logs keep such a text. */
const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, '');

/**
 * Reads a cell for its column: the value in the form in which the contract carries it, as text. A value that is not
 * understood is handed on as it is, for the rules to refuse; one that a spreadsheet has spoilt is told as such.
 */
export const readCell = (cell: SheetCell, column: ImportColumn): ReadCell => {
  const text = withoutGuard(cleanText(textOf(cell)).trim());
  if (text === '') return { value: '' };
  const damage = damageOf(cell, text, column);
  if (damage) return { damage };
  const read = readers[column.kind];
  return { value: read ? read(cell, text, column) : text };
};

/** The letters by which a spreadsheet calls a column: `A` for 0, `AA` for 26. */
export const columnName = (index: number): string =>
  index < 26
    ? upperId(String.fromCharCode(97 + index))
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
