import { formatDateRange, type IsoDate } from '@telve/locale';
import { useContext } from 'react';
import { growingDay } from '../range/days';
import type { Range } from '../range/ranges';
import { useToday } from '../range/useToday';
import { daysOf, type RangeChoice } from '../scope/choice';
import { ScopeContext } from '../scope/context';
import type { ReportData } from './data';
import type { ReportWidgetTexts } from './texts';

export interface WidgetDays {
  choice: RangeChoice;
  range: Range;
  /** Today where the range holds it: its figures still grow. */
  unfinishedDay: IsoDate | undefined;
}

/** The days of a widget: its own, else those of the scope around, else those of its data, else this month. */
export const useDays = (own: RangeChoice | undefined, data: ReportData | undefined): WidgetDays => {
  const scope = useContext(ScopeContext);
  const ownToday = useToday(data?.today);
  const today = scope?.today ?? ownToday;
  const choice = own ?? scope?.choice ?? data?.range ?? 'month';
  const range = daysOf(choice, today);
  return { choice, range, unfinishedDay: growingDay(range, today) };
};

/** Days in words, for the middle of a title: `son 7 gün`, `01.11.2026 – 12.11.2026`. */
export const daysInWords = (choice: RangeChoice, names: ReportWidgetTexts['ranges']): string =>
  typeof choice === 'string' ? names[choice] : formatDateRange(choice.startDate, choice.endDate);
