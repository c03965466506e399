import { closedHour, endOfDayHour, hoursFault, isFullDay, openMinutes } from '@telve/api';
import type { DayHours } from '../form/values';

const monday = 0;
/** Tuesday to Friday, which «Hafta içi aynı» sets. */
const weekdays = [1, 2, 3, 4];

/** A day that cannot be kept: nothing is copied from it. */
export const isSound = (day: DayHours): boolean =>
  day.isOpen && hoursFault(day) === undefined && !(day.openHour === closedHour && day.closeHour === closedHour);

const sameHours = (a: DayHours, b: DayHours): boolean =>
  a.isOpen === b.isOpen && a.openHour === b.openHour && a.closeHour === b.closeHour;

/**
 * Monday was changed: what changed of its hours goes to all other open days, also to one that had been set by hand; shut days
 * stay shut (VEN-103). The same list comes back when nothing follows, e.g. while a time is being typed.
 */
export const afterMonday = (days: readonly DayHours[], before: DayHours): readonly DayHours[] => {
  const now = days[monday];
  if (!now || !isSound(now) || !before.isOpen) return days;
  const openHour = now.openHour === before.openHour ? undefined : now.openHour;
  const closeHour = now.closeHour === before.closeHour ? undefined : now.closeHour;
  if (openHour === undefined && closeHour === undefined) return days;
  // All day is one thing: half of it, with another day's hour, would be something nobody asked for.
  const whole = isFullDay(now) || isFullDay(before) ? now : undefined;
  return days.map((day, at) => {
    if (at === monday || !day.isOpen) return day;
    return {
      ...day,
      openHour: whole?.openHour ?? openHour ?? day.openHour,
      closeHour: whole?.closeHour ?? closeHour ?? day.closeHour,
    };
  });
};

/** Monday's hours for the other open days, of the whole week or up to Friday. */
export const copyMonday = (days: readonly DayHours[], to: 'all' | 'weekdays'): readonly DayHours[] => {
  const from = days[monday];
  if (!from || !isSound(from)) return days;
  return days.map((day, at) =>
    at !== monday && day.isOpen && (to === 'all' || weekdays.includes(at)) ? { ...from } : day,
  );
};

/** Takes a copy back on the days that still are as it made them; what was typed after it stays. */
export const takeBack = (
  days: readonly DayHours[],
  before: readonly DayHours[],
  after: readonly DayHours[],
): readonly DayHours[] =>
  days.map((day, at) => {
    const [was, became] = [before[at], after[at]];
    return at !== monday && was && became && sameHours(day, became) ? was : day;
  });

/** True when the lists differ beyond Monday. */
export const differElsewhere = (a: readonly DayHours[], b: readonly DayHours[]): boolean =>
  a.some((day, at) => at !== monday && !sameHours(day, b[at] ?? day));

/** Hours of a day that is opened: those it had before, else Monday's, else usual ones. */
export const opened = (remembered: DayHours | undefined, days: readonly DayHours[]): DayHours =>
  remembered ?? days.find(isSound) ?? { isOpen: true, openHour: '09:00', closeHour: '22:00' };

export const shut: DayHours = { isOpen: false, openHour: '', closeHour: '' };
export const allDay: DayHours = { isOpen: true, openHour: closedHour, closeHour: endOfDayHour };

/** Minutes of the whole week, of the days whose hours can be read. */
export const weekMinutes = (days: readonly DayHours[]): number =>
  days.reduce((sum, day) => sum + (isSound(day) ? openMinutes(day) : 0), 0);
