import { isTime, minutesOfTime } from '@telve/locale';

/** Days of a week; 1 is Monday (VEN-33). */
export const workingDays = [1, 2, 3, 4, 5, 6, 7] as const;
export type WorkingDay = (typeof workingDays)[number];

/** Opening hours of one day, `HH:mm` in Europe/Istanbul (VEN-73). */
export interface WorkingHours {
  workingDay: number;
  openHour: string;
  /** At or before `openHour`: on the next day. `24:00` is the day's end. */
  closeHour: string;
}

/** A day that is shut is stored as midnight to midnight (VEN-98). */
export const closedHour = '00:00';

/** The day's end, in the one place where `00:00` would be read as a shut day: a day that is open round the clock. */
export const endOfDayHour = '24:00';

const dayMinutes = 1440;

const minutesOf = (hour: string): number => (hour === endOfDayHour ? dayMinutes : (minutesOfTime(hour) ?? Number.NaN));

/** True for an hour a day may open at: `00:00` to `23:59`. */
export const isOpenHour = isTime;

/** True for an hour a day may close at: `00:00` to `24:00`. */
export const isCloseHour = (hour: string): boolean => hour === endOfDayHour || isTime(hour);

/** True for a day that is shut. */
export const isClosedDay = ({ openHour, closeHour }: Pick<WorkingHours, 'openHour' | 'closeHour'>): boolean =>
  openHour === closedHour && closeHour === closedHour;

/** True for a day that is open round the clock. */
export const isFullDay = ({ openHour, closeHour }: Pick<WorkingHours, 'openHour' | 'closeHour'>): boolean =>
  openHour === closedHour && closeHour === endOfDayHour;

/** True when a day closes after midnight. Midnight itself still belongs to the day. */
export const isOvernight = ({ openHour, closeHour }: Pick<WorkingHours, 'openHour' | 'closeHour'>): boolean => {
  const close = minutesOf(closeHour);
  return close > 0 && close < minutesOf(openHour);
};

/** Minutes a day is open, from its opening on; 0 for a shut day or hours that cannot be read. */
export const openMinutes = (day: Pick<WorkingHours, 'openHour' | 'closeHour'>): number => {
  if (isClosedDay(day)) return 0;
  const length = minutesOf(day.closeHour) - minutesOf(day.openHour);
  if (Number.isNaN(length)) return 0;
  return length > 0 ? length : length + dayMinutes;
};

/** Why the hours of a day cannot be kept. */
export type HoursFault = 'hours_required' | 'hours_equal' | 'time';

/**
 * What is wrong with a day's hours: one is missing (VEN-120), one is no time, or both are the same without being a shut
 * day. Closing before the opening is no fault: it is on the next day.
 */
export const hoursFault = ({
  openHour,
  closeHour,
}: Pick<WorkingHours, 'openHour' | 'closeHour'>): HoursFault | undefined => {
  if (openHour === '' || closeHour === '') return 'hours_required';
  if (!isOpenHour(openHour) || !isCloseHour(closeHour)) return 'time';
  return openHour === closeHour && openHour !== closedHour ? 'hours_equal' : undefined;
};
