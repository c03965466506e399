import type { Venue } from '@telve/api';
import type { Db } from '../../http/call';
import { hoursText, sizeTexts } from './texts';

type AuditValues = Record<string, string | number | boolean | null>;

const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(', '));

const hours = (venue: Venue): AuditValues =>
  Object.fromEntries(
    venue.workingHours.map((day) => [`hours_${day.workingDay}`, hoursText(day.openHour, day.closeHour)]),
  );

const coffees = ({ venueCoffeeSize }: Venue, titles: CatalogueNames['coffees']): string | null =>
  joined(
    venueCoffeeSize.map(({ coffeeOptionId, coffeeType, coffeeSizeType, ...extras }) =>
      [
        titles.get(coffeeOptionId) ?? coffeeType,
        sizeTexts[coffeeSizeType].toLocaleLowerCase('tr'),
        extras.milkyCode,
        extras.withoutMilkyCode,
        extras.coffeeVolume === null ? '' : `${extras.coffeeVolume} ml`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );

const executives = ({ venueExecutiveList }: Venue): string | null =>
  joined(venueExecutiveList.map(({ fullName, title }) => (title === '' ? fullName : `${fullName} (${title})`)));

/** What a venue's record holds by number only. */
export interface CatalogueNames {
  resources: ReadonlyMap<number, string>;
  coffees: ReadonlyMap<number, string>;
}

/** Names of the store features and coffees, for the audit log. */
export const catalogueNames = async (db: Db): Promise<CatalogueNames> => {
  const resources = await db.selectFrom('resources').select(['id', 'name']).execute();
  const options = await db.selectFrom('coffee_options').select(['id', 'title']).execute();
  return {
    resources: new Map(resources.map(({ id, name }) => [id, name])),
    coffees: new Map(options.map(({ id, title }) => [id, title])),
  };
};

/**
 * A venue as its audit rows keep it: one value a field, under the names of the columns where there are any. Phones stay out:
 * who is called is told by name.
 *
 * @param busyEnd end of the busy time, where it is busy
 */
export const auditValues = (venue: Venue, busyEnd: Date | null, names: CatalogueNames): AuditValues => ({
  name: venue.venueName,
  companyId: venue.companyId,
  select_venue_store: venue.selectVenueStore,
  address: venue.address,
  city: venue.cityName,
  district: venue.districtName,
  latitude: venue.latitude,
  longitude: venue.longitude,
  is_open: venue.isOpen,
  is_coming_soon: venue.isComingSoon,
  is_busy: venue.isBusy,
  busy_end_time: busyEnd?.toISOString() ?? null,
  is_free: venue.isFree,
  free_end_date: venue.freeEndDate,
  has_plus_package: venue.hasPlusPackage,
  ...hours(venue),
  executives: executives(venue),
  resources: joined(venue.resources.map((id) => names.resources.get(id) ?? String(id))),
  coffees: coffees(venue, names.coffees),
  milk_types: joined(venue.milkTypes.map(({ milkType }) => milkType)),
  images: venue.images.length,
  map_image: venue.mapImage === null ? 0 : 1,
});
