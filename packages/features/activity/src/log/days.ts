import {
  addDays,
  formatDateLong,
  type IsoDate,
  monthNames,
  partsOfIso,
  today,
  toIstanbul,
  weekdayNames,
  weekdayOf,
} from '@telve/locale';
import type { ActivityTexts } from '../texts';

/** What was done on one day. */
export interface Day<Row> {
  date: IsoDate;
  rows: Row[];
}

/** Rows by their day in Istanbul (D-21), in the order they came. */
export const groupByDay = <Row extends { at: string }>(rows: readonly Row[]): readonly Day<Row>[] => {
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const { date } = toIstanbul(row.at);
    const last = days.at(-1);
    if (last?.date === date) last.rows.push(row);
    else days.push({ date, rows: [row] });
  }
  return days;
};

/** `27 Kasım Cuma`; a day of another year has its year: `31 Aralık 2025 Çarşamba`. */
const dayName = (date: IsoDate, now: IsoDate): string => {
  const parts = partsOfIso(date);
  if (!parts || date.slice(0, 4) !== now.slice(0, 4)) return formatDateLong(date);
  return [parts.day, monthNames()[parts.month - 1], weekdayNames()[weekdayOf(date) - 1]].join(' ');
};

/** Heading of a day: `Bugün, 27 Kasım Cuma`, `Dün, …`, else the day alone. `now` is today in Istanbul. */
export const dayHeading = (date: IsoDate, { day }: Pick<ActivityTexts, 'day'>, now: IsoDate = today()): string => {
  const name = dayName(date, now);
  if (date === now) return day.today(name);
  return date === addDays(now, -1) ? day.yesterday(name) : name;
};
