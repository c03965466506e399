import { lookupEntries, type VenueRow, venueEntries } from '@telve/api';
import { type List, type ListControl, useCan, useList, useNotify, useTexts } from '@telve/kit';
import { filterKindsFor, type VenueFilterKinds, type VenueFilterValues } from '../list/filters';
import { venueTexts } from '../texts';

export type VenueList = List<VenueRow, VenueFilterKinds>;

/** True for those who see every company: they may also filter by company and plan (VEN-16, VEN-17). */
export const useIsStaff = (): boolean => useCan(lookupEntries.merchantCompanies);

/** State and rows of the venue list (VEN-129). A changed city takes the district away and says so. */
export const useVenueList = (control: ListControl<VenueFilterKinds> = {}): VenueList => {
  const texts = useTexts(venueTexts);
  const notify = useNotify();
  const list = useList(venueEntries.list, { filters: filterKindsFor(useIsStaff()), ...control });
  const { districtId } = list.state.filters;

  const setFilters = (values: VenueFilterValues) => {
    list.setFilters(values);
    if ('cityId' in values && districtId !== undefined) notify.info(texts.districtCleared);
  };
  return { ...list, setFilters };
};
