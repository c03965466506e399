import type { SalesFigures } from '@telve/api';
import { addDays, daysBetween } from '@telve/locale';
import type { Db } from '../../http/call';
import type { Days } from '../days';
import type { Kinds } from './figures';

/** Orders and members as the reports answer them. */
export const salesFigures = (kinds: Kinds | undefined, members: number | undefined): SalesFigures => ({
  salesCount: (kinds?.remote ?? 0) + (kinds?.cashier ?? 0),
  remoteOrderCount: kinds?.remote ?? 0,
  cashierFrontOrderCount: kinds?.cashier ?? 0,
  coffeeUserCount: members ?? 0,
});

/** No day comes before it that could be named. */
const firstDay = '1900-01-01';

/**
 * The equally long range right before, open where it would begin before all days; undefined for one that is open, ends
 * before it begins or has no day before it.
 */
export const previousDays = ({ startDate, endDate }: Days): Days | undefined => {
  if (startDate === undefined || endDate === undefined || startDate > endDate || startDate === firstDay)
    return undefined;
  const before = addDays(startDate, -1);
  const length = daysBetween(startDate, endDate);
  return daysBetween(firstDay, before) < length
    ? { endDate: before }
    : { startDate: addDays(before, -length), endDate: before };
};

/** Reads several figures as of one moment, so that they add up whatever is ordered meanwhile. */
export const atOneMoment = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
