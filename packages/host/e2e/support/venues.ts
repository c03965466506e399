import type { VenueRow } from '@telve/api';
import { callPaths } from './calls';
import type { PanelApi } from './panelApi';

type Matches = (venue: VenueRow) => boolean;

/** Venues of the demo that match, in the list's order. */
export const findVenues = async (api: PanelApi, matches: Matches): Promise<VenueRow[]> => {
  const found: VenueRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await api.get<{ items: VenueRow[]; totalPages: number }>(callPaths.venues, {
      page,
      size: 100,
    });
    found.push(...items.filter(matches));
    if (page >= totalPages) return found;
  }
};

const one = async (api: PanelApi, matches: Matches, nth: number): Promise<VenueRow> => {
  const venue = (await findVenues(api, matches)).at(nth);
  if (!venue) throw new Error('The demo has no venue of this kind left');
  return venue;
};

/**
 * An open venue that is neither busy nor on holiday, for the test that gives this number alone: ten venues of the list
 * belong to each number, so that tests side by side never touch the same one.
 */
export const openVenue = (api: PanelApi, number: number): Promise<VenueRow> =>
  one(api, ({ id, isOpen, isBusy, isFree }) => Math.floor(id / 10) === number + 5 && isOpen && !isBusy && !isFree, 0);

export const comingSoonVenue = (api: PanelApi): Promise<VenueRow> => one(api, ({ isComingSoon }) => isComingSoon, 0);

export const busyVenue = (api: PanelApi): Promise<VenueRow> => one(api, ({ isBusy }) => isBusy, 0);

export const holidayVenue = (api: PanelApi): Promise<VenueRow> => one(api, ({ isFree }) => isFree, 0);
