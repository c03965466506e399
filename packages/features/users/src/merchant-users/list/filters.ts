import type { MerchantUserRow } from '@telve/api';
import { type BoundFilter, dateRangeFilter, type List, type ListFilter } from '@telve/kit';
import { addDays, addYears, type IsoDate } from '@telve/locale';
import type { MerchantUserTexts } from '../texts';

/** Filters of the merchant-app users by the names of the call's input (MU-08 to MU-10). */
export const merchantUserFilterKinds = { startDate: 'date', endDate: 'date', onlyWaitingApproval: 'flag' } as const;

export type MerchantUserFilterKinds = typeof merchantUserFilterKinds;
export type MerchantUserList = List<MerchantUserRow, MerchantUserFilterKinds>;

const { onlyWaitingApproval: _waiting, ...dates } = merchantUserFilterKinds;

/** The filters a user has; waiting accounts belong to no company, so only who sees all has theirs (MU-07), in the address too. */
export const filterKindsFor = (seesAll: boolean): MerchantUserFilterKinds =>
  seesAll ? merchantUserFilterKinds : (dates as MerchantUserFilterKinds);

/** The chips: waiting ones, then the day of creation, with the limits of the application list (D-30). `today` is an ISO day. */
export const merchantUserFilters = (
  { filters, waiting }: MerchantUserTexts,
  seesAll: boolean,
  today: IsoDate,
): readonly (ListFilter<MerchantUserFilterKinds> | BoundFilter<MerchantUserFilterKinds>)[] => {
  const since = (days: number) => ({ start: addDays(today, -days), end: today });
  const createdAt = dateRangeFilter<MerchantUserFilterKinds>({
    from: 'startDate',
    to: 'endDate',
    label: filters.createdAt,
    limits: { startMax: today, max: addYears(today, 1) },
    presets: [
      { label: filters.presets.today, ...since(0) },
      { label: filters.presets.week, ...since(6) },
      { label: filters.presets.month, ...since(29) },
    ],
  });
  if (!seesAll) return [createdAt];
  return [
    { name: 'onlyWaitingApproval', label: filters.waiting, options: [{ value: true, label: waiting }] },
    createdAt,
  ];
};
