import type { VenueRow } from '@telve/api';

/** A row as the page holds it. */
export interface Venue extends VenueRow {
  /** Its switch waits for the server. */
  isSwitching?: boolean;
}

export interface Question {
  page: number;
  size: number;
  search: string;
}

export interface Answer {
  question: Question;
  items: readonly Venue[];
  totalCount: number;
  totalPages: number;
}

const headers = () => ({
  authorization: `Bearer ${localStorage.getItem('accessToken')}`,
  'content-type': 'application/json',
});

export const readVenues = async (question: Question, signal: AbortSignal): Promise<Answer> => {
  const { page, size, search } = question;
  const query = new URLSearchParams({ page: String(page), size: String(size), ...(search && { search }) });
  const response = await fetch(`/api/panel/venue/venue-list?${query}`, { headers: headers(), signal });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const { payload } = await response.json();
  return { ...payload, question };
};

export const writeStatus = async (venueId: number, status: boolean): Promise<boolean> => {
  const body = JSON.stringify({ venueId, status });
  const response = await fetch('/api/panel/venue/update-status', { method: 'PUT', headers: headers(), body });
  return response.ok;
};

export const switched = (isOpen: boolean): Partial<Venue> =>
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
