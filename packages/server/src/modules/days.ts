import { addDays, startOfDay, today } from '@telve/locale';
import { Refusal } from '../http/errors';

/** A span of days as lists are narrowed by it: `YYYY-MM-DD`, both included, either may be absent. */
export interface Days {
  startDate?: string;
  endDate?: string;
}

/** No day comes after it that could be named. */
const lastDay = '9999-12-31';

/**
 * The instants of these days on Istanbul's calendar (D-21): from `from` on and before `before`; undefined where they are
 * open.
 */
export const instantsOf = ({ startDate, endDate }: Days): { from: Date | undefined; before: Date | undefined } => ({
  from: startDate === undefined ? undefined : startOfDay(startDate),
  before: endDate === undefined || endDate === lastDay ? undefined : startOfDay(addDays(endDate, 1)),
});

/**
 * An end may not lie before today (CAMP-98, D-21); one that is stored already may.
 *
 * @throws Refusal `check_end_date`
 */
export const expectEnd = (endDate: string, now: Date, stored?: string): void => {
  if (endDate === stored || endDate >= today(now)) return;
  throw new Refusal('check_end_date', { fields: [{ field: 'endDate', code: 'check_end_date' }] });
};
