import { type IsoDate, isIsoDate, isoFromParts } from './isoDate';

// One separator throughout; the year's place tells the two orders apart, so accepting both is safe (D-20).
const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/**
 * Reads a day as people type it and as the calls carry it (D-20): `GG.AA.YYYY`, `DD/MM/YYYY`, `DD-MM-YYYY`
 * (one-digit days and months too) and ISO `YYYY-MM-DD`. Nothing is guessed: two-digit years, mixed
 * separators and days the calendar does not have give `null`.
 */
export function parseDate(text: string): IsoDate | null {
  const trimmed = text.trim();
  if (trimmed.length > 10) return null;
  if (isIsoDate(trimmed)) return trimmed;
  const match = DAY_FIRST.exec(trimmed);
  if (!match) return null;
  return isoFromParts({ year: Number(match[4]), month: Number(match[3]), day: Number(match[1]) });
}
