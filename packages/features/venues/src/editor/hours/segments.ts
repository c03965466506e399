import { isOvernight, openMinutes } from '@telve/api';
import { minutesOfTime } from '@telve/locale';
import type { DaySegment } from '@telve/ui';
import type { DayHours } from '../form/values';
import { isSound } from './week';

/** What the bar of a day shows: its own hours, and what goes on from the night before. */
export const segmentsOf = (day: DayHours, before: DayHours): DaySegment[] => {
  const spill = isSound(before) && isOvernight(before) ? (minutesOfTime(before.closeHour) ?? 0) : 0;
  const start = minutesOfTime(day.openHour) ?? 0;
  return [
    ...(spill > 0 ? [{ start: 0, end: spill, spill: true }] : []),
    ...(isSound(day) ? [{ start, end: Math.min(1440, start + openMinutes(day)) }] : []),
  ];
};
