import { type VenueRow, venueEntries } from '@telve/api';
import { type RowSwitchProps, useCan, useRowSwitch, useTexts } from '@telve/kit';
import { switched } from '../status';
import { venueTexts } from '../texts';
import type { VenueList } from './useVenueList';

/**
 * The active switch of a row (VEN-102, VEN-137), undefined for those who may not switch (D-91).
 * Activating a coming-soon venue asks first (VEN-90, VEN-91, D-55); a failure flips it back (VEN-150).
 */
export const useVenueSwitch = (list: VenueList): ((venue: VenueRow) => RowSwitchProps) | undefined => {
  const texts = useTexts(venueTexts);
  const isAllowed = useCan(venueEntries.updateStatus);
  const { title, text, cancel, confirm } = texts.activate;

  const switchOf = useRowSwitch({
    list,
    entry: venueEntries.updateStatus,
    checked: (venue) => venue.isOpen,
    label: (venue) => texts.switchLabel(venue.venueName),
    toInput: (venue, status) => ({ venueId: venue.id, status }),
    patch: (_, status) => switched(status),
    confirm: (venue, status) =>
      status && venue.isComingSoon ? { title, text, cancelLabel: cancel, confirmLabel: confirm } : undefined,
    errorTexts: { venue_not_found: texts.statusFailed },
  });
  return isAllowed ? switchOf : undefined;
};
