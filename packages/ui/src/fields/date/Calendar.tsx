'use client';
import { addDays, fromLocalDate, startOfWeek, today, toLocalDate, weekdayNames } from '@telve/locale';
import { tr } from 'date-fns/locale/tr';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { DatePicker, type ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { CalendarHead } from './CalendarHead';
import { calendarStyles } from './calendarStyles';
import { clampDay } from './dateText';

interface Limits {
  /** First and last day that can be picked (ISO). */
  min?: string | undefined;
  max?: string | undefined;
  /** Further days that cannot be picked. */
  isDisabled?: ((day: string) => boolean) | undefined;
}

export type CalendarProps = Limits & {
  /** Moves the focus to a day when it appears. Default true. */
  autoFocus?: boolean;
  /** Under the days: why some cannot be picked, or what a range is. */
  children?: ReactNode;
} & (
    | { range?: false; value: string | null; onPick: (day: string) => void }
    | {
        range: true;
        value: { start: string | null; end: string | null };
        onPick: (value: { start: string | null; end: string | null }) => void;
      }
  );

const local = (day: string | null | undefined) => (day ? toLocalDate(day) : null);
const iso = (date: Date | null | undefined) => (date ? fromLocalDate(date) : null);

/**
 * The month grid: arrows by day and week, Home and End within the week, Page Up and Down by month (with Shift by year), Enter picks.
 * Weeks start on Monday; today is today in Istanbul. Loaded when it is first opened.
 */
export function Calendar(props: CalendarProps) {
  const { min, max, isDisabled, autoFocus = true, children } = props;
  const texts = useUiTexts().date;
  const frame = useRef<HTMLDivElement>(null);
  const picker = useRef<DatePicker>(null);
  const now = today();
  const start = props.range ? props.value.start : props.value;

  const focusDay = () => frame.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
  useEffect(autoFocus ? focusDay : () => {}, []);
  const onDay = (event: KeyboardEvent) => (event.target as HTMLElement).matches('.react-datepicker__day');
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // The library would cancel Esc, which closes the popover that the calendar is in.
    if (event.key === 'Escape') event.stopPropagation();
    // The library's End goes to Saturday, as if weeks began on Sunday.
    const day = iso(picker.current?.state.preSelection);
    if (event.key !== 'End' || !onDay(event) || !day) return;
    event.preventDefault();
    event.stopPropagation();
    picker.current?.setPreSelection(local(clampDay(addDays(startOfWeek(day), 6), min, max)));
    requestAnimationFrame(focusDay);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The library follows the focus by document.activeElement, which in a shadow root is the host.
    if (onDay(event) && /^(Arrow|Page|Home)/.test(event.key)) requestAnimationFrame(focusDay);
    if (onDay(event) && event.key === ' ') event.preventDefault();
  };

  const shared = {
    inline: true,
    locale: tr,
    calendarStartDay: 1,
    openToDate: toLocalDate(clampDay(start ?? now, min, max)),
    minDate: local(min) ?? undefined,
    maxDate: local(max) ?? undefined,
    filterDate: (date: Date) => !isDisabled?.(iso(date) ?? ''),
    dayClassName: (date: Date) => (iso(date) === now ? 'telve-today' : ''),
    formatWeekDay: (name: string) => shortWeekday(name, texts.weekdays),
    chooseDayAriaLabelPrefix: '',
    disabledDayAriaLabelPrefix: texts.unavailable,
    monthAriaLabelPrefix: '',
    weekAriaLabelPrefix: '',
    renderCustomHeader: (head: ReactDatePickerCustomHeaderProps) => <CalendarHead {...head} frame={frame} />,
  } as const;

  return (
    <Frame ref={frame} onKeyDown={onKeyDown} onKeyDownCapture={onKeyDownCapture}>
      {props.range ? (
        <DatePicker
          {...shared}
          ref={picker}
          selectsRange
          selected={local(start)}
          startDate={local(props.value.start)}
          endDate={local(props.value.end)}
          onChange={([first, last]) => props.onPick({ start: iso(first), end: iso(last) })}
        >
          {children}
        </DatePicker>
      ) : (
        <DatePicker
          {...shared}
          ref={picker}
          selected={local(start)}
          onSelect={(date: Date | null) => {
            const day = iso(date);
            if (day) props.onPick(day);
          }}
        >
          {children}
        </DatePicker>
      )}
    </Frame>
  );
}

function shortWeekday(name: string, names: string): string {
  const lower = name.toLocaleLowerCase('tr');
  const index = weekdayNames().findIndex((long) => long.toLocaleLowerCase('tr') === lower);
  return names.split(' ')[index] ?? name.slice(0, 2);
}

const Frame = styled.div`
  padding: ${theme.space[5]};
  ${calendarStyles}
`;
