import { bannerApplications } from '@telve/api';
import { type BoundFilter, dateRangeFilter, type ListFilter } from '@telve/kit';
import { addYears, type IsoDate } from '@telve/locale';
import type { BannerTexts } from '../texts';

/** Filters of the list by the names of the call's input (BAN-73). */
export const bannerFilterKinds = {
  isActive: 'flag',
  applicationType: bannerApplications,
  startDate: 'date',
  endDate: 'date',
} as const;
export type BannerFilterKinds = typeof bannerFilterKinds;

/** Status, app, and the days the end date lies between (BAN-15 to BAN-17, BAN-26 to BAN-29). */
export const bannerFilters = (
  { filters, active, passive, applications }: BannerTexts,
  today: IsoDate,
): readonly (ListFilter<BannerFilterKinds> | BoundFilter<BannerFilterKinds>)[] => [
  {
    name: 'isActive',
    label: filters.status,
    options: [
      { value: true, label: active },
      { value: false, label: passive },
    ],
  },
  {
    name: 'applicationType',
    label: filters.application,
    options: bannerApplications.map((value) => ({ value, label: applications[value] })),
  },
  dateRangeFilter<BannerFilterKinds>({
    from: 'startDate',
    to: 'endDate',
    label: filters.endDate,
    limits: { startFirst: true, startMax: today, max: addYears(today, 1) },
  }),
];
