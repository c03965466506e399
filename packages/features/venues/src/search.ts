import { venueEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';

/** Venues for the command palette: the best five by name or code, each leading to the list that shows it alone. */
export const searchVenues: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(venueEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map((venue) => ({
    id: venue.id,
    label: venue.venueName,
    text: venue.districtName,
    end: venue.code,
    target: 'venues.list',
    query: { search: venue.code },
  }));
};
