'use client';
import { CalendarRange } from 'lucide-react';
import { styled } from 'styled-components';
import { useTrigger } from '../../display/popover/useTrigger';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import { Box, boxState, Input } from '../box';
import { type ControlProps, Field } from '../Field';
import { frameProps } from '../frame';
import type { FieldProps } from '../types';
import { CalendarButton } from './CalendarButton';
import { dayOf } from './dateText';
import { RangePanel, type RangePreset } from './RangePanel';
import { useDateText } from './useDateText';

/** Two values as DateField has them: ISO days, empty, or typed text that is no day. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeFieldProps extends Omit<FieldProps<DateRange>, 'placeholder'> {
  /** First and last day (ISO) that the calendar offers. */
  min?: string;
  max?: string;
  /** Ready-made ranges beside the calendar, such as the last seven days. */
  presets?: readonly RangePreset[];
}

/** Two days and everything between. Each end can be typed; a range can be picked in one calendar. An end before its start is the form's to refuse. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, onBlur, onFocus, inputRef, disabled, readOnly, min, max, presets } = props;
  const texts = useUiTexts().date;
  const trigger = useTrigger();
  const start = useDateText(value.start, (next) => onChange({ ...value, start: next }), onBlur);
  const end = useDateText(value.end, (next) => onChange({ ...value, end: next }), onBlur);
  const shared = (control: ControlProps) => ({
    'aria-invalid': control['aria-invalid'],
    'aria-describedby': control['aria-describedby'],
    'aria-required': control['aria-required'],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    placeholder: texts.format,
    'data-tabular': '',
    onFocus,
    disabled,
    readOnly,
  });
  return (
    <Field {...frameProps(props)} as="group">
      {({ labelId, ...control }) => (
        <Ends id={control.id} role="group" aria-labelledby={labelId} {...boxState(props)}>
          <Input
            {...shared(control)}
            {...start}
            ref={inputRef}
            name={props.name && `${props.name}.start`}
            aria-label={texts.start}
          />
          <span aria-hidden>–</span>
          <Input {...shared(control)} {...end} name={props.name && `${props.name}.end`} aria-label={texts.end} />
          {!readOnly && (
            <CalendarButton
              trigger={trigger}
              labelId={labelId}
              icon={<CalendarRange aria-hidden />}
              disabled={disabled}
            >
              <RangePanel
                value={{ start: dayOf(value.start), end: dayOf(value.end) }}
                min={min}
                max={max}
                presets={presets}
                onApply={(range) => {
                  onChange(range);
                  trigger.close();
                }}
              />
            </CalendarButton>
          )}
        </Ends>
      )}
    </Field>
  );
}

const Ends = styled(Box)`
  & > input:first-child { flex: 0 1 5.9em; }
  & > span { flex: none; color: ${theme.color.text.tertiary}; }
`;
