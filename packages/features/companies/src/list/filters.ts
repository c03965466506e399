import type { ListFilter } from '@telve/kit';
import type { CompanyTexts } from '../texts';

/** Filters of the company list by the names of the call's input (COMP-05). */
export const companyFilterKinds = { isActive: 'flag' } as const;
export type CompanyFilterKinds = typeof companyFilterKinds;

/** The filter chips: active or passive (COMP-05, D-64). */
export const companyFilters = ({ filters }: CompanyTexts): readonly ListFilter<CompanyFilterKinds>[] => [
  {
    name: 'isActive',
    label: filters.active,
    options: [
      { value: true, label: filters.yes },
      { value: false, label: filters.no },
    ],
  },
];
