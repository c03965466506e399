import { openMinutes } from '@telve/api';
import { addDays, minutesOfTime, toIstanbul, weekdayOf } from '@telve/locale';
import type { DayHours } from '../form/values';
import { isSound } from './week';

const dayMinutes = 1440;

/** A stretch in which the venue is open, in minutes from today's midnight on. */
export interface Span {
  start: number;
  end: number;
}

const dayAt = (days: readonly DayHours[], weekday: number): DayHours | undefined => days[(weekday + 6) % 7];

/** Opening spans from yesterday on for `count` days; days that meet at midnight are one span. */
export const spansOf = (days: readonly DayHours[], weekday: number, count: number): Span[] => {
  const spans: Span[] = [];
  for (let offset = -1; offset < count; offset += 1) {
    const day = dayAt(days, weekday + offset);
    if (!day || !isSound(day)) continue;
    const start = offset * dayMinutes + (minutesOfTime(day.openHour) ?? 0);
    const end = start + openMinutes(day);
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
};

/** A moment: days from today, and minutes of that day. Midnight ends the day before it. */
export interface Moment {
  inDays: number;
  minutes: number;
}

const endAt = (minutes: number): Moment => {
  const inDays = Math.ceil(minutes / dayMinutes) - 1;
  return { inDays, minutes: minutes - inDays * dayMinutes };
};
const startAt = (minutes: number): Moment => {
  const inDays = Math.floor(minutes / dayMinutes);
  return { inDays, minutes: minutes - inDays * dayMinutes };
};

/** What a member is told now. */
export type Now =
  | { state: 'always' }
  | { state: 'never' }
  | { state: 'open'; until: Moment }
  | { state: 'closed'; opens: Moment };

/** One of the coming seven days. */
export interface ComingDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** 0 is Monday. */
  weekday: number;
  hours: DayHours;
}

/** What members see of a week's hours at a moment. */
export interface Coming {
  now: Now;
  /** Seven days from today on. */
  days: readonly ComingDay[];
  /** The first shut day after today, and when the venue opens after it; undefined where no day is shut. */
  pause: { weekday: number; opens: Moment } | undefined;
}

const nowOf = (days: readonly DayHours[], weekday: number, minute: number): Now => {
  if (!days.some(isSound)) return { state: 'never' };
  const spans = spansOf(days, weekday, 9);
  const current = spans.find(({ start, end }) => start <= minute && minute < end);
  if (current && current.end - minute > 7 * dayMinutes) return { state: 'always' };
  if (current) return { state: 'open', until: endAt(current.end) };
  const next = spans.find(({ start }) => start > minute);
  return next ? { state: 'closed', opens: startAt(next.start) } : { state: 'never' };
};

const pauseOf = (days: readonly DayHours[], weekday: number): Coming['pause'] => {
  const offset = [1, 2, 3, 4, 5, 6].find((ahead) => dayAt(days, weekday + ahead)?.isOpen === false);
  if (offset === undefined) return undefined;
  const next = spansOf(days, weekday, 15).find(({ start }) => start >= (offset + 1) * dayMinutes);
  return next && { weekday: (weekday + offset + 6) % 7, opens: startAt(next.start) };
};

/** The hours of a week as members see them at an instant, in Europe/Istanbul. */
export const comingWeek = (days: readonly DayHours[], at: Date): Coming => {
  const { date, time } = toIstanbul(at);
  const weekday = weekdayOf(date);
  return {
    now: nowOf(days, weekday, minutesOfTime(time) ?? 0),
    days: Array.from({ length: 7 }, (_, offset) => ({
      date: addDays(date, offset),
      weekday: (weekday + offset + 6) % 7,
      hours: dayAt(days, weekday + offset) ?? { isOpen: false, openHour: '', closeHour: '' },
    })),
    pause: pauseOf(days, weekday),
  };
};
