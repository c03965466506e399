'use client';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useTrigger } from '../../display/popover/useTrigger';
import { useUiTexts } from '../../texts/TextsContext';
import { TextBox } from '../TextBox';
import type { FieldProps } from '../types';
import { CalendarButton } from './CalendarButton';
import { dayOf } from './dateText';
import { LazyCalendar } from './LazyCalendar';
import { useDateText } from './useDateText';

export interface DateFieldProps extends FieldProps<string> {
  /**
   * First and last day (ISO `YYYY-MM-DD`). The calendar disables the others; a typed day outside is kept, and the form's rules say what
   * is wrong with it (D-21).
   */
  min?: string;
  max?: string;
  /** Further days that the calendar disables. */
  isDisabled?: (day: string) => boolean;
  /** In the calendar: why days are disabled. */
  note?: string;
}

/**
 * A day, typed as `GG.AA.YYYY` or picked. The value is an ISO day, empty, or the typed text as long as it is no day: it is never changed
 * or cleared on its own. The calendar with its library loads when it opens.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, disabled, readOnly, min, max, isDisabled, note } = props;
  const texts = useUiTexts().date;
  const trigger = useTrigger();
  const typed = useDateText(value, onChange, onBlur);
  const calendar = (
    <LazyCalendar
      value={dayOf(value)}
      min={min}
      max={max}
      isDisabled={isDisabled}
      onPick={(day) => {
        onChange(day);
        trigger.close();
      }}
    >
      {note}
    </LazyCalendar>
  );
  return (
    <TextBox
      {...typed}
      field={props}
      suffix={(inputId) =>
        !readOnly && (
          <CalendarButton
            trigger={trigger}
            labelId={`${inputId}-label`}
            icon={<CalendarIcon aria-hidden />}
            disabled={disabled}
          >
            {calendar}
          </CalendarButton>
        )
      }
      tabular
      inputMode="decimal"
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder ?? texts.format}
      onKeyDown={(event) => {
        typed.onKeyDown(event);
        if (!event.altKey || event.key !== 'ArrowDown' || disabled || readOnly) return;
        event.preventDefault();
        trigger.setOpen(true);
      }}
    />
  );
}
