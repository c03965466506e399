import { closedHour, endOfDayHour } from '@telve/api';
import type { DayHours } from '../db/types/venues';

const day = (open: string, close: string): DayHours => ({ open, close });
const shut = day(closedHour, closedHour);
const week = (weekday: DayHours, saturday: DayHours, sunday: DayHours): DayHours[] => [
  ...Array.from({ length: 5 }, () => weekday),
  saturday,
  sunday,
];

const usual = week(day('08:00', '22:00'), day('09:00', '23:00'), day('09:00', '22:00'));
const late = day('10:00', '02:00');

/** Opening hours as cafés have them: shut Sundays, past midnight, round the clock. */
const weeks: readonly (readonly DayHours[])[] = [
  usual,
  week(day('07:30', '20:00'), day('08:30', '18:00'), shut),
  usual,
  week(day('10:00', '00:00'), late, late),
  week(day('09:00', '23:00'), day('09:00', '23:00'), day('09:00', '23:00')),
  usual,
  week(day('07:00', '19:00'), shut, shut),
  usual,
  week(day('08:00', '22:30'), day('08:00', '23:30'), day('10:00', '21:00')),
  week(day(closedHour, endOfDayHour), day(closedHour, endOfDayHour), day(closedHour, endOfDayHour)),
  usual,
];

/** The opening hours of the n-th venue of a run. */
export const weekOf = (n: number): DayHours[] => [...(weeks[n % weeks.length] as readonly DayHours[])];
