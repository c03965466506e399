import { closedHour, isClosedDay, isFullDay, isOvernight } from '@telve/api';
import { formatNumber, timeOfMinutes, weekdayNames } from '@telve/locale';
import type { DayHours } from '../form/values';
import type { VenueEditorTexts } from '../texts';
import type { Coming, Moment } from './coming';
import { isSound } from './week';

type Texts = VenueEditorTexts['hours'];

/** Hours of a day in words: `08:00 – 02:00 (ertesi gün)`. */
export const dayWords = (day: DayHours, texts: Texts): string => {
  if (!day.isOpen || isClosedDay(day)) return texts.closed;
  if (isFullDay(day)) return texts.allDayOn;
  const words = isOvernight(day) ? texts.overnight : texts.range;
  return words(day.openHour, day.closeHour);
};

const dayName = (weekday: number) => (weekdayNames()[weekday] ?? '').toLocaleLowerCase('tr');

const clock = ({ minutes }: Moment) => (minutes === 1440 ? '24:00' : timeOfMinutes(minutes));

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1);

/** Until this minute of a day its hours are those of the night before. */
const nightEnds = 360;

const untilWords = (until: Moment, name: string, texts: Texts['now']): string => {
  const time = clock(until);
  if (until.inDays <= 0) return until.minutes === 1440 ? texts.untilMidnight : texts.untilToday(time);
  if (until.inDays > 1) return texts.untilDay(capital(name), time);
  return until.minutes <= nightEnds ? texts.untilNight(time) : texts.untilTomorrow(time);
};

const opensWords = (opens: Moment, name: string, texts: Texts['now']): string => {
  const time = clock(opens);
  if (opens.inDays === 0) return texts.opensToday(time);
  return opens.inDays === 1 ? texts.opensTomorrow(time) : texts.opensDay(name, time);
};

/**
 * What a member is told: whether the venue is open now, until or from when, and the first shut day that comes, unless the
 * venue is shut until after it anyway.
 */
export const nowWords = ({ now, days, pause }: Coming, texts: Texts): string => {
  const nameOf = ({ inDays }: Moment) => dayName(days[inDays % 7]?.weekday ?? 0);
  if (now.state === 'always') return texts.now.always;
  if (now.state === 'never') return texts.now.never;
  const first =
    now.state === 'open'
      ? untilWords(now.until, nameOf(now.until), texts.now)
      : opensWords(now.opens, nameOf(now.opens), texts.now);
  if (!pause || (now.state === 'closed' && now.opens.inDays === pause.opens.inDays)) return first;
  return `${first} ${texts.now.pause(capital(dayName(pause.weekday)), nameOf(pause.opens), clock(pause.opens))}`;
};

/** Nights that go on into a shut day, which its bar shows: `Pazar 00:00–02:30, cumartesi gecesinin devamıdır.` */
export const spillWords = (days: readonly DayHours[], texts: Texts): string[] =>
  days.flatMap((day, at) => {
    const before = (at + 6) % 7;
    const night = days[before];
    if (day.isOpen || !night || !isSound(night) || !isOvernight(night) || night.closeHour === closedHour) return [];
    return [texts.spill(weekdayNames()[at] ?? '', night.closeHour, dayName(before))];
  });

/** Days beside one another with the same hours, as one line: `Pazartesi – Perşembe`. */
export const groupedDays = (days: readonly DayHours[], texts: VenueEditorTexts): (readonly [string, string])[] => {
  const groups: { from: number; to: number; words: string }[] = [];
  for (const [at, day] of days.entries()) {
    const words = dayWords(day, texts.hours);
    const last = groups.at(-1);
    if (last?.words === words) last.to = at;
    else groups.push({ from: at, to: at, words });
  }
  const name = (at: number) => weekdayNames()[at] ?? '';
  return groups.map(({ from, to, words }) => [
    from === to ? name(from) : texts.branch.days(name(from), name(to)),
    words,
  ]);
};

/** `Bugün`, `Cmt 28`. */
export const shortDay = ({ date, weekday }: Coming['days'][number], index: number, texts: Texts): string =>
  index === 0 ? texts.today : `${weekdayNames('short')[weekday]} ${Number(date.slice(8))}`;

/** `87 saat`, `87 saat 30 dk`. */
export const lengthWords = (minutes: number, texts: Texts): string => {
  const hours = texts.hoursOf(formatNumber(Math.floor(minutes / 60)));
  return minutes % 60 === 0 ? hours : `${hours} ${texts.minutesOf(formatNumber(minutes % 60))}`;
};
