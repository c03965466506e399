import { lookupEntries } from '@telve/api';
import { type ListFilter, useTexts } from '@telve/kit';
import { useMemo } from 'react';
import { type VenueFilterKinds, type VenueFilterValues, venueFilters } from '../list/filters';
import { venueTexts } from '../texts';
import { useChoices } from './useChoices';
import { useIsStaff } from './useVenueList';

const all = {};

/** Filters of the venue list with their choices: cities, the districts of the chosen one, companies (VEN-135, VEN-136). */
export const useVenueFilters = ({ cityId }: VenueFilterValues): readonly ListFilter<VenueFilterKinds>[] => {
  const texts = useTexts(venueTexts);
  const isStaff = useIsStaff();
  const inCity = useMemo(() => (cityId === undefined ? null : { cityId }), [cityId]);
  const cities = useChoices(lookupEntries.cities, all);
  const districts = useChoices(lookupEntries.districts, inCity);
  const companies = useChoices(lookupEntries.merchantCompanies, isStaff ? all : null);
  return venueFilters(texts, { cities, districts, companies: isStaff ? companies : null, hasCity: inCity !== null });
};
