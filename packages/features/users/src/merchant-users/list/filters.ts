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

/** Days that can be chosen, and ready-made ranges; the limits of the application list (D-30). `today` is an ISO day. */
export const createdAtRange = ({ filters: { presets } }: MerchantUserTexts, today: IsoDate) => {
  const since = (days: number) => ({ start: addDays(today, -days), end: today });
  return {
    limits: { startMax: today, max: addYears(today, 1) },
    presets: [
      { label: presets.today, ...since(0) },
      { label: presets.week, ...since(6) },
      { label: presets.month, ...since(29) },
    ],
  };
};

/** The chips: waiting ones, then the day of creation. `today` is an ISO day. */
export const merchantUserFilters = (
  texts: MerchantUserTexts,
  seesAll: boolean,
  today: IsoDate,
): readonly (ListFilter<MerchantUserFilterKinds> | BoundFilter<MerchantUserFilterKinds>)[] => {
  const createdAt = dateRangeFilter<MerchantUserFilterKinds>({
    from: 'startDate',
    to: 'endDate',
    label: texts.filters.createdAt,
    ...createdAtRange(texts, today),
  });
  if (!seesAll) return [createdAt];
  return [
    { name: 'onlyWaitingApproval', label: texts.filters.waiting, options: [{ value: true, label: texts.waiting }] },
    createdAt,
  ];
};
