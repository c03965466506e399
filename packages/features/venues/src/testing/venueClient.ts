import { type Choice, lookupEntries, type Role, type VenueListInput, type VenueRow, venueEntries } from '@telve/api';
import { foldTr } from '@telve/locale';
import { type FakeClient, fakeClient, page, stub } from '@telve/testing';
import { switched } from '../status';
import { sampleChoices, sampleVenues } from './sample';

export interface VenueClientOptions {
  /** Default: one in every state. */
  venues?: readonly VenueRow[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

const districtsOf = (cityId: number): Choice[] =>
  new Map(Object.entries(sampleChoices.districts)).get(String(cityId)) ?? [];

const matches = (
  venue: VenueRow,
  { search = '', cityId, districtId, companyId, isActive, hasPlusPackage }: VenueListInput,
) =>
  foldTr(`${venue.venueName} ${venue.code}`).includes(foldTr(search)) &&
  [cityId ?? venue.cityId, districtId ?? venue.districtId, companyId ?? venue.companyId].join() ===
    [venue.cityId, venue.districtId, venue.companyId].join() &&
  (isActive ?? venue.isOpen) === venue.isOpen &&
  (hasPlusPackage ?? venue.hasPlusPackage) === venue.hasPlusPackage;

/** A client over venues in memory that filters, pages and switches as the server does. */
export const venueClient = ({ venues = sampleVenues, roles }: VenueClientOptions = {}): FakeClient => {
  let stored = venues;
  return fakeClient(
    [
      stub(venueEntries.list, (input) => {
        const { page: number = 1, size = 10 } = input;
        const found = stored.filter((venue) => matches(venue, input));
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(venueEntries.updateStatus, ({ venueId, status }) => {
        stored = stored.map((venue) => (venue.id === venueId ? { ...venue, ...switched(status) } : venue));
        return true;
      }),
      stub(lookupEntries.cities, sampleChoices.cities),
      stub(lookupEntries.districts, ({ cityId }) => districtsOf(cityId)),
      stub(lookupEntries.merchantCompanies, sampleChoices.companies),
    ],
    { roles },
  );
};
