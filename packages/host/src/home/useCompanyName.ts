import { type Role, venueEntries } from '@telve/api';
import { useQuery } from '@telve/kit';
import { hasRole } from '../session/hasRole';

/** What the home card of venues asks for too, so that both wait for one answer. */
const firstVenues = { page: 1, size: 3, search: '' };

/** Name of the company whose venues a PanelVenueUser sees; undefined for others, and until it is known. */
export const useCompanyName = (roles: readonly Role[]): string | undefined => {
  const venues = useQuery(venueEntries.list, hasRole(['PanelVenueUser'], roles) ? firstVenues : null);
  return venues.data?.items[0]?.companyName;
};
