import { type Instant, today } from './istanbul';
import { shortenText } from './shorten';
import { cleanLine } from './text';
import { toWireDate } from './wireDate';

const UNSAFE = /[\\/:*?"<>|]+/g;
const MAX_NAME = 100;

/**
 * Name of a downloaded table, `<name>_DD-MM-YYYY.xlsx`, with the day in Istanbul (D-88, GEN-19). Characters that
 * a file system or a header cannot carry become a hyphen; Turkish letters stay.
 *
 * @param now the moment of the export
 * @param extension without dot
 */
export function exportFileName(name: string, now: Instant = Date.now(), extension = 'xlsx'): string {
  const safe = cleanLine(cleanLine(name).replace(UNSAFE, '-'));
  const base = shortenText(safe, MAX_NAME).replace(/^[.\s]+|[.…\s]+$/g, '');
  const date = toWireDate(today(now), 'DD-MM-YYYY');
  return `${base === '' ? date : `${base}_${date}`}.${extension}`;
}
