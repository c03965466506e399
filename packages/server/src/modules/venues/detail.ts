import { type Venue, workingDays } from '@telve/api';
import { sheetTexts } from '@telve/api/imports';
import { today } from '@telve/locale';
import { type Call, callerOf } from '../../http/call';
import { Refusal } from '../../http/errors';
import { rightsLeft } from './holiday';
import { partsOf, type VenueParts } from './parts';
import { type FoundVenue, findVenue } from './record';
import { pauseOf } from './row';

const toVenue = (
  found: FoundVenue,
  parts: VenueParts,
  { now, storeTypeCompanyId }: { now: Date; storeTypeCompanyId: number | undefined },
): Venue => ({
  id: found.id,
  venueName: found.name,
  code: found.code,
  companyId: found.company_id,
  companyName: found.company_name,
  companyIsActive: found.company_active,
  coffeeExtras: found.coffee_extras ? 'True' : 'False',
  hasStoreTypes: found.company_id === storeTypeCompanyId,
  // A store type stays with the venue when another company becomes the one that has them.
  selectVenueStore: found.company_id === storeTypeCompanyId ? found.select_venue_store : null,
  venueType: found.venue_type,
  address: found.address,
  cityId: found.city_id,
  cityName: found.city_name,
  districtId: found.district_id,
  districtName: found.district_name,
  latitude: found.latitude,
  longitude: found.longitude,
  isOpen: found.is_open,
  isComingSoon: found.is_coming_soon,
  wasActivated: found.ever_activated,
  ...pauseOf(found, now),
  remainingFreeUsageRights: rightsLeft(found, today(now)),
  hasPlusPackage: found.has_plus_package,
  venueExecutiveList: parts.executives,
  workingHours: workingDays.map((workingDay, n) => ({
    workingDay,
    openHour: found.working_hours[n]?.open ?? '00:00',
    closeHour: found.working_hours[n]?.close ?? '00:00',
    name: sheetTexts.days[n] as string,
  })),
  resources: parts.resources,
  venueCoffeeSize: parts.coffees,
  milkTypes: parts.milkTypes,
  url: found.images[0] ?? null,
  mapImage: found.map_image,
  images: found.images,
  version: found.version,
});

/**
 * A venue as its editor shows it.
 *
 * @throws Refusal `venue_not_found` for an unknown venue and one outside the caller's scope
 */
export const readVenue = async (
  id: number,
  call: Call,
  services: { storeTypeCompanyId: number | undefined },
): Promise<Venue> => {
  const found = await findVenue(call.db, id, callerOf(call));
  if (!found) throw new Refusal('venue_not_found');
  return toVenue(found, await partsOf(call.db, id), { now: call.now, ...services });
};
