import type { VenueRow } from '@telve/api';
import { pageQuery, put, readPage } from '../list/call';
import type { ListSpec, Row } from '../list/types';

/** A row as the page holds it. */
export type Venue = VenueRow & Row;

export const readVenues: ListSpec<Venue>['read'] = (question, signal) =>
  readPage('/api/panel/venue/venue-list', pageQuery(question, { page: 'page', size: 'size' }), signal);

export const flipVenue: ListSpec<Venue>['flip'] = ({ id, isOpen }) => ({
  part: switched(!isOpen),
  write: () => put('/api/panel/venue/update-status', { venueId: id, status: !isOpen }),
});

const switched = (isOpen: boolean): Partial<Venue> =>
  isOpen
    ? { isOpen, isComingSoon: false }
    : { isOpen, isBusy: false, busyEndTime: null, isFree: false, freeEndDate: null };

/** Word, tone and end of a venue's state. */
export const statusOf = (venue: Venue): { word: string; tone: string; dot?: string; end?: string | null } => {
  if (!venue.isOpen && venue.isComingSoon) return { word: 'Yakında', tone: 'accent', dot: 'ring' };
  if (!venue.isOpen) return { word: 'Pasif', tone: 'neutral' };
  if (venue.isFree) return { word: 'Tatil', tone: 'info', end: venue.freeEndDate?.split('-').reverse().join('.') };
  if (venue.isBusy) return { word: 'Yoğun', tone: 'warning', end: venue.busyEndTime };
  return { word: 'Aktif', tone: 'success' };
};
