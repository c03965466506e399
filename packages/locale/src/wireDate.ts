import { type IsoDate, partsOfIso } from './isoDate';

/** The spellings in which calls carry a day (D-20). {@link parseDate} reads all of them. */
export type WireDateFormat = 'YYYY-MM-DD' | 'DD-MM-YYYY' | 'DD/MM/YYYY';

/** An ISO day in the spelling of a call (D-20). Throws RangeError when `date` is no ISO date. */
export function toWireDate(date: IsoDate, format: WireDateFormat): string {
  if (!partsOfIso(date)) throw new RangeError(`Not an ISO date: ${date}`);
  if (format === 'YYYY-MM-DD') return date;
  const separator = format === 'DD/MM/YYYY' ? '/' : '-';
  return date.split('-').reverse().join(separator);
}
