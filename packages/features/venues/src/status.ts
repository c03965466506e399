import type { VenueRow } from '@telve/api';
import { formatDate } from '@telve/locale';
import type { VenueTexts } from './texts';

/** How a venue is doing, as one word: of several marks the one that a member notices first. */
export type VenueStatus = keyof VenueTexts['status'];

type Marks = Pick<VenueRow, 'isOpen' | 'isComingSoon' | 'isBusy' | 'isFree' | 'busyEndTime' | 'freeEndDate'>;

/**
 * State of a venue from its marks (VEN-86). Coming soon counts only while passive, busy and holiday only while active:
 * the other two are cleared by the switch (VEN-88, VEN-89).
 */
export const statusOf = ({ isOpen, isComingSoon, isBusy, isFree }: Marks): VenueStatus => {
  if (!isOpen) return isComingSoon ? 'comingSoon' : 'passive';
  if (isFree) return 'holiday';
  return isBusy ? 'busy' : 'active';
};

/** When the state ends, ready to read: `17:30` while busy, `05.12.2026` on holiday, else undefined. */
export const statusEnd = (venue: Marks): string | undefined => {
  const status = statusOf(venue);
  if (status === 'busy') return venue.busyEndTime ?? undefined;
  return status === 'holiday' && venue.freeEndDate !== null ? formatDate(venue.freeEndDate) : undefined;
};

/** What the switch makes of a venue at once, before the server has answered (VEN-88, VEN-89). */
export const switched = (active: boolean): Partial<VenueRow> =>
  active
    ? { isOpen: true, isComingSoon: false }
    : { isOpen: false, isBusy: false, busyEndTime: null, isFree: false, freeEndDate: null };

/** Looks of each state's badge. */
export const statusLooks = {
  active: { tone: 'success' },
  passive: { tone: 'neutral' },
  comingSoon: { tone: 'accent', dot: 'ring' },
  busy: { tone: 'warning' },
  holiday: { tone: 'info' },
} as const satisfies Record<VenueStatus, { tone: string; dot?: 'ring' }>;
