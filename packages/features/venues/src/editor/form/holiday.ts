import { daysBetween, isIsoDate } from '@telve/locale';

/**
 * Days of holiday that the server takes for an end day, today not counted: those of a stored holiday that are still to come are
 * given back first, so that a shorter one is negative (D-58). Null for no day, one that is not after today, and the end that is
 * stored already.
 */
export const holidayCost = (
  end: string,
  stored: { isFree: boolean; freeEndDate: string | null },
  today: string,
): number | null => {
  if (!isIsoDate(end) || end <= today || (stored.isFree && stored.freeEndDate === end)) return null;
  const back = stored.isFree && stored.freeEndDate !== null ? Math.max(0, daysBetween(today, stored.freeEndDate)) : 0;
  return daysBetween(today, end) - back;
};
