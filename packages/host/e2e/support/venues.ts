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

/**
 * A venue in a rarer state, for the test that gives this number alone: each number has every third one. Taken below the pages
 * that other tests read, and above the ones of `openVenue`.
 */
const rareVenue = (api: PanelApi, number: RareNumber, matches: Matches): Promise<VenueRow> =>
  one(api, (venue) => venue.id > 120 && venue.id < 280 && venue.id % 3 === number && matches(venue), 0);

type RareNumber = 0 | 1 | 2;

/** A venue that has never been active; `number` as for `openVenue`, up to 2. */
export const comingSoonVenue = (api: PanelApi, number: RareNumber): Promise<VenueRow> =>
  rareVenue(api, number, ({ isComingSoon }) => isComingSoon);

/** An open venue that takes no orders for some hours. */
export const busyVenue = (api: PanelApi, number: RareNumber): Promise<VenueRow> =>
  rareVenue(api, number, ({ isBusy }) => isBusy);

/** An open venue on holiday. */
export const holidayVenue = (api: PanelApi, number: RareNumber): Promise<VenueRow> =>
  rareVenue(api, number, ({ isFree }) => isFree);
