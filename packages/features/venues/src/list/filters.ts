import type { FilterValues, ListFilter } from '@telve/kit';
import type { FilterChoices } from '../data/useChoices';
import type { VenueTexts } from '../texts';

/** Filters of the venue list by the names of the call's input (VEN-08 to VEN-12). */
export const venueFilterKinds = {
  isActive: 'flag',
  cityId: 'id',
  districtId: 'id',
  companyId: 'id',
  hasPlusPackage: 'flag',
} as const;

export type VenueFilterKinds = typeof venueFilterKinds;
export type VenueFilterValues = FilterValues<VenueFilterKinds>;

const { companyId: _company, hasPlusPackage: _plan, ...scoped } = venueFilterKinds;

/** The filters a user has; company and plan are the staff's alone (VEN-16, VEN-17), in the address too. */
export const filterKindsFor = (isStaff: boolean): VenueFilterKinds =>
  isStaff ? venueFilterKinds : (scoped as VenueFilterKinds);

/** Choices of the filters; `companies` is null for those who may not choose one. */
export interface VenueFilterChoices {
  cities: FilterChoices;
  districts: FilterChoices;
  companies: FilterChoices | null;
  hasCity: boolean;
}

/** The filter chips in the design's order: Durum, Şehir, İlçe, İş yeri, Plan. The district waits for its city (VEN-10). */
export const venueFilters = (
  { filters: labels, status, plan }: VenueTexts,
  { cities, districts, companies, hasCity }: VenueFilterChoices,
): readonly ListFilter<VenueFilterKinds>[] => {
  const flag = (yes: string, no: string) => [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  const everybodys: ListFilter<VenueFilterKinds>[] = [
    { name: 'isActive', label: labels.status, options: flag(status.active, status.passive) },
    { name: 'cityId', label: labels.city, ...cities, search: true, clears: ['districtId'] },
    { name: 'districtId', label: labels.district, ...districts, search: true, disabled: !hasCity },
  ];
  if (companies === null) return everybodys;
  return [
    ...everybodys,
    { name: 'companyId', label: labels.company, ...companies, search: true },
    { name: 'hasPlusPackage', label: labels.plan, options: flag(plan.plus, plan.basic) },
  ];
};
