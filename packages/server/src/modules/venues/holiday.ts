import { venueLimits } from '@telve/api';
import { daysBetween } from '@telve/locale';

/** What a venue's rights to holidays are counted by. */
export interface HolidayState {
  is_free: boolean;
  /** Last day, `YYYY-MM-DD`. */
  free_end_date: string | null;
  remaining_free_usage_rights: number;
  /** Year in which the rights were last counted; null: never. */
  free_usage_year: number | null;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Days of holiday left in the year of `day`: a new year begins with all of them (D-58). */
export const rightsLeft = (state: HolidayState, day: string): number =>
  state.free_usage_year === yearOf(day) ? state.remaining_free_usage_rights : venueLimits.holidayDays;

/** Days a holiday that is running or announced still takes, from `day` to its end. */
const daysAhead = ({ is_free, free_end_date }: Pick<HolidayState, 'is_free' | 'free_end_date'>, day: string): number =>
  is_free && free_end_date !== null ? Math.max(0, daysBetween(day, free_end_date)) : 0;

/**
 * A venue's rights after its holiday was set to end on `end`, or ended: it costs the days from `day` to its end, and what is
 * left of the one before is given back (D-58). The same end again costs nothing, also in the year after it was set.
 *
 * @param end last day of the holiday, or null for none
 * @returns the rights left, or undefined when they do not suffice
 */
export const rightsAfter = (state: HolidayState, end: string | null, day: string): number | undefined => {
  const back = daysAhead(state, day);
  const cost = daysAhead({ is_free: end !== null, free_end_date: end }, day);
  const left = rightsLeft(state, day) + back - cost;
  // What the year before has paid for is given back into no other year.
  return left < 0 ? undefined : Math.min(venueLimits.holidayDays, left);
};

/** The columns of a venue whose holiday ends on `end`, or has none. Undefined when its rights do not suffice. */
export const withHoliday = (state: HolidayState, end: string | null, day: string): HolidayState | undefined => {
  const left = rightsAfter(state, end, day);
  if (left === undefined) return undefined;
  return {
    is_free: end !== null,
    free_end_date: end,
    remaining_free_usage_rights: left,
    free_usage_year: yearOf(day),
  };
};
