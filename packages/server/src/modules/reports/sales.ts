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

/** The equally long range right before; undefined for one that is open or ends before it begins. */
export const previousDays = ({ startDate, endDate }: Days): Days | undefined => {
  if (startDate === undefined || endDate === undefined || startDate > endDate) return undefined;
  return { startDate: addDays(startDate, -daysBetween(startDate, endDate) - 1), endDate: addDays(startDate, -1) };
};

/** Reads several figures as of one moment, so that they add up whatever is ordered meanwhile. */
export const atOneMoment = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
