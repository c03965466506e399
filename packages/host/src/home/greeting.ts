import { toIstanbul } from '@telve/locale';

export type DayPart = 'morning' | 'day' | 'evening' | 'night';

/** The part of the day in Istanbul: morning from 5, day from 12, evening from 18, night from 22. */
export const dayPart = (now: Date): DayPart => {
  const hour = Number(toIstanbul(now).time.slice(0, 2));
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'day';
  return hour >= 18 && hour < 22 ? 'evening' : 'night';
};

/** The name a person is greeted with: the first word of the full name. */
export const givenName = (nameSurname: string): string => nameSurname.trim().split(/\s+/)[0] ?? '';
