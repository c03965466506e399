/** A calendar day as `YYYY-MM-DD`. It has no zone and no time; plain string comparison orders it. */
export type IsoDate = string;

/** Year, month (1–12) and day (1–31) of a calendar day. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const MIN_YEAR = 1900;

/** Days of a month (1–12). */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day of these parts, or `null` when the calendar has no such day (31.02.) or the year is outside 1900–9999. */
export function isoFromParts({ year, month, day }: DateParts): IsoDate | null {
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
  if (!whole || year < MIN_YEAR || year > 9999 || month < 1 || month > 12) return null;
  if (day < 1 || day > daysInMonth(year, month)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The parts of an ISO day, or `null` when the text is none. */
export function partsOfIso(text: string): DateParts | null {
  const match = ISO.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isoFromParts(parts) === null ? null : parts;
}

/** True for an existing calendar day written as `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return partsOfIso(text) !== null;
}
