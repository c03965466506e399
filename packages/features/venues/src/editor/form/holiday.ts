import { daysBetween, isIsoDate } from '@telve/locale';

/**
 * Days of holiday that an end day costs, today not counted (D-58); null for no day, one that is not after today, and the
 * holiday that is stored already.
 */
export const holidayCost = (
  end: string,
  stored: { isFree: boolean; freeEndDate: string | null },
  today: string,
): number | null => {
  if (!isIsoDate(end) || end <= today || (stored.isFree && stored.freeEndDate === end)) return null;
  return daysBetween(today, end);
};
