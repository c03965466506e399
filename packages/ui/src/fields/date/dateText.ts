import { formatDate, isIsoDate, parseDate } from '@telve/locale';

/**
 * The value of a typed date: an ISO day when it is one, else the text itself, so that nothing typed is lost and the form can say what is
 * wrong. Beside the forms of `parseDate` it takes commas for dots, which phones' number keyboards have, and eight bare digits.
 */
export function valueOfText(text: string): string {
  const trimmed = text.trim();
  const dotted = trimmed.replaceAll(',', '.').replace(/^(\d{2})(\d{2})(\d{4})$/, '$1.$2.$3');
  return parseDate(dotted) ?? trimmed;
}

/** What a field shows for a value: `GG.AA.YYYY` for an ISO day, else the text that was typed. */
export function textOfValue(value: string): string {
  return isIsoDate(value) ? formatDate(value) : value;
}

/** The value if it is a day, else null. */
export const dayOf = (value: string): string | null => (isIsoDate(value) ? value : null);

/** The value as a day of a calendar: the day itself, moved to the nearer bound when it lies outside. */
export function clampDay(day: string, min?: string, max?: string): string {
  if (min && day < min) return min;
  if (max && day > max) return max;
  return day;
}
