import { withHoliday } from './holiday';
import type { VenueState } from './repository';

type State = Omit<VenueState, 'id'>;

/**
 * A venue after its switch: turning it active ends "coming soon" (VEN-88), turning it passive ends busy time and
 * holiday (VEN-89), whose unused days are given back (D-58). The same state again changes nothing.
 */
export const switched = (state: State, active: boolean, day: string): State => {
  if (state.is_open === active) return state;
  if (active) return { ...state, is_open: true, is_coming_soon: false, ever_activated: true };
  const ended = { ...state, is_open: false, is_busy: false, busy_end_time: null };
  // Without a holiday nothing is lost: the rights always suffice.
  return state.is_free ? { ...ended, ...withHoliday(state, null, day) } : ended;
};
