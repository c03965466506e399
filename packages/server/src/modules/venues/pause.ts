import type { UpdateVenueInput } from '@telve/api';
import { fromIstanbul, today, toIstanbul } from '@telve/locale';
import { Refusal } from '../../http/errors';
import { type HolidayState, withHoliday } from './holiday';

/** What switches, busy time and holiday of a venue are kept as. */
export interface OpenState extends HolidayState {
  is_open: boolean;
  is_coming_soon: boolean;
  is_busy: boolean;
  busy_end_time: Date | null;
  ever_activated: boolean;
}

/** What is asked of it. */
export type OpenInput = Pick<
  UpdateVenueInput,
  'isOpen' | 'isComingSoon' | 'isBusy' | 'busyEndTime' | 'isFree' | 'freeEndDate'
>;

const refuse = (
  code: 'busy_time_exceed' | 'free_usage_days_count_exceed' | 'cannot_mark_as_coming_soon',
  field: string,
) => new Refusal(code, { fields: [{ field, code }] });

/** True for a busy time that is running and was sent back as it is shown. */
const isSameEnd = ({ busy_end_time }: OpenState, time: string, now: Date): boolean =>
  busy_end_time !== null && busy_end_time > now && toIstanbul(busy_end_time).time === time;

/** The end of a busy time is a time of today (VEN-93) that has not passed on the server's clock (D-58). */
const busyUntil = (state: OpenState, { isBusy, busyEndTime }: OpenInput, now: Date): Date | null => {
  if (!isBusy || !busyEndTime) return null;
  if (isSameEnd(state, busyEndTime, now)) return state.busy_end_time;
  const end = fromIstanbul(today(now), busyEndTime);
  if (end <= now) throw refuse('busy_time_exceed', 'busyEndTime');
  return end;
};

/** A holiday ends tomorrow at the earliest (VEN-126), and no later than the rights allow (D-58). */
const holidayOf = (state: OpenState, { isFree, freeEndDate }: OpenInput, now: Date): HolidayState => {
  const day = today(now);
  const end = isFree && freeEndDate ? freeEndDate : null;
  const isSame = state.is_free && end === state.free_end_date && end !== null && end >= day;
  if (end !== null && !isSame && end <= day) {
    throw new Refusal('validation_failed', { fields: [{ field: 'freeEndDate', code: 'date' }] });
  }
  const holiday = withHoliday(state, end, day);
  if (!holiday) throw refuse('free_usage_days_count_exceed', 'freeEndDate');
  return holiday;
};

/**
 * A venue after its form was saved: active ends "coming soon" (VEN-88), passive ends busy time and holiday (VEN-89), and one
 * that was active before is never coming soon again (VEN-146).
 *
 * @throws Refusal `cannot_mark_as_coming_soon`, `busy_time_exceed`, `free_usage_days_count_exceed` or `validation_failed`
 */
export const openStateAfter = (state: OpenState, input: OpenInput, now: Date): OpenState => {
  const { isOpen } = input;
  const isComingSoon = !isOpen && input.isComingSoon;
  if (isComingSoon && state.ever_activated) throw refuse('cannot_mark_as_coming_soon', 'isComingSoon');
  const asked: OpenInput = isOpen ? input : { ...input, isBusy: false, isFree: false };
  const busyEnd = busyUntil(state, asked, now);
  return {
    is_open: isOpen,
    is_coming_soon: isComingSoon,
    ever_activated: state.ever_activated || isOpen,
    is_busy: busyEnd !== null,
    busy_end_time: busyEnd,
    ...holidayOf(state, asked, now),
  };
};
