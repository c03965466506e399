import type { VenueFields, WorkingHours } from '@telve/api';
import { venueSearch } from '../../db/search';
import type { DayHours } from '../../db/types/venues';

const hoursOf = (days: readonly WorkingHours[]): DayHours[] =>
  [...days]
    .sort((a, b) => a.workingDay - b.workingDay)
    .map(({ openHour, closeHour }) => ({ open: openHour, close: closeHour }));

/** Only venues of one company have a store type; AG is take-away, every other venue burgundy (D-54). */
const storeOf = ({ selectVenueStore, companyId }: VenueFields, storeTypeCompanyId: number | undefined) => {
  const store = companyId === storeTypeCompanyId ? (selectVenueStore ?? null) : null;
  return { select_venue_store: store, venue_type: store === 'AG' ? (1 as const) : (2 as const) };
};

/** The columns a cleaned form of a venue fills, without its switches, pictures and code. */
export const columnsOf = (fields: VenueFields, code: string, storeTypeCompanyId: number | undefined) => ({
  name: fields.venueName,
  search: venueSearch({ name: fields.venueName, code }),
  company_id: fields.companyId,
  ...storeOf(fields, storeTypeCompanyId),
  address: fields.address,
  city_id: fields.cityId,
  district_id: fields.districtId,
  latitude: fields.latitude,
  longitude: fields.longitude,
  has_plus_package: fields.hasPlusPackage,
  working_hours: JSON.stringify(hoursOf(fields.workingHours)),
});
