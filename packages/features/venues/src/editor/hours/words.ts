import { isClosedDay, isFullDay, isOvernight } from '@telve/api';
import { formatNumber, timeOfMinutes, weekdayNames } from '@telve/locale';
import type { DayHours } from '../form/values';
import type { VenueEditorTexts } from '../texts';
import type { Coming, Moment } from './coming';

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

/** The sentence above the coming days: whether the venue is open now, and until or from when. */
export const nowWords = ({ now, days }: Coming, texts: Texts): string => {
  const nameOf = ({ inDays }: Moment) => dayName(days[inDays % 7]?.weekday ?? 0);
  switch (now.state) {
    case 'always':
      return texts.now.always;
    case 'never':
      return texts.now.never;
    case 'open': {
      const { until } = now;
      const words = until.inDays > 1 ? texts.now.openDays : texts.now.openUntil;
      const time = clock(until);
      return words(until.inDays <= 0 ? texts.now.untilToday(time) : texts.now.untilDay(nameOf(until), time));
    }
    case 'closed': {
      const time = clock(now.opens);
      return texts.now.opensAt(
        now.opens.inDays === 0 ? texts.now.todayAt(time) : texts.now.dayAt(nameOf(now.opens), time),
      );
    }
  }
};

/** `Bugün`, `Cmt 28`. */
export const shortDay = ({ date, weekday }: Coming['days'][number], index: number, texts: Texts): string =>
  index === 0 ? texts.today : `${weekdayNames('short')[weekday]} ${Number(date.slice(8))}`;

/** `87 saat`, `87 saat 30 dk`. */
export const lengthWords = (minutes: number, texts: Texts): string => {
  const hours = texts.hoursOf(formatNumber(Math.floor(minutes / 60)));
  return minutes % 60 === 0 ? hours : `${hours} ${texts.minutesOf(formatNumber(minutes % 60))}`;
};
