'use client';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useRef } from 'react';
import { Popover } from '../../display/popover/Popover';
import { useTrigger } from '../../display/popover/useTrigger';
import { useUiTexts } from '../../texts/TextsContext';
import { Box, BoxButton, boxState, Input } from '../box';
import { Field } from '../Field';
import { frameProps } from '../frame';
import type { FieldProps } from '../types';
import { dayOf } from './dateText';
import { LazyCalendar, preloadCalendar } from './LazyCalendar';
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
  const { value, onChange, onBlur, onFocus, inputRef, disabled, readOnly, min, max, isDisabled, note } = props;
  const texts = useUiTexts().date;
  const trigger = useTrigger();
  const typed = useDateText(value, onChange, onBlur);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Field {...frameProps(props)}>
      {({ labelId: _, ...control }) => (
        <Box ref={box} {...boxState(props)}>
          <Input
            {...control}
            {...typed}
            ref={inputRef}
            name={props.name}
            inputMode="decimal"
            autoComplete={props.autoComplete ?? 'off'}
            placeholder={props.placeholder ?? texts.format}
            data-tabular=""
            onFocus={onFocus}
            onKeyDown={(event) => {
              typed.onKeyDown(event);
              if (!event.altKey || event.key !== 'ArrowDown' || disabled || readOnly) return;
              event.preventDefault();
              trigger.setOpen(true);
            }}
            disabled={disabled}
            readOnly={readOnly}
          />
          {!readOnly && (
            <BoxButton
              ref={trigger.anchor}
              type="button"
              aria-label={texts.open}
              aria-haspopup="dialog"
              aria-expanded={trigger.open}
              aria-describedby={control.id && `${control.id}-label`}
              disabled={disabled}
              onPointerEnter={preloadCalendar}
              onFocus={preloadCalendar}
              onPointerDown={trigger.onPointerDown}
              onClick={trigger.onClick}
            >
              <CalendarIcon aria-hidden />
            </BoxButton>
          )}
          {trigger.open && (
            <Popover anchor={trigger.anchor} align="end" label={texts.dialog} onClose={trigger.close}>
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
            </Popover>
          )}
        </Box>
      )}
    </Field>
  );
}
