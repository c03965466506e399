'use client';
import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { ClockIcon } from '../../display/icons/icons';
import { useMergedRef } from '../../root/useMergedRef';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { theme } from '../../theme/theme';
import { Box, BoxButton, boxState, Input } from '../box';
import { Field } from '../Field';
import { frameProps, inputProps } from '../frame';
import type { FieldProps } from '../types';
import { TimeList } from './TimeList';
import { timeTexts } from './texts';
import { limitFault, type TimeLimits } from './timeText';
import { useTimeInput } from './useTimeInput';

export interface TimeFieldProps extends FieldProps<string> {
  /** First and last time (`HH:mm`). The list has no others; a typed one outside is kept and told. */
  min?: string;
  max?: string;
  /** Minutes that an arrow key moves by, and between two entries of the list. Default 15. */
  step?: number;
  /** `24:00`, the end of the day, is a time here too: for closing hours. */
  allowEndOfDay?: boolean;
  /** A word beside a time of the list, such as "ertesi gün". */
  describe?: (time: string) => string | undefined;
  /** `sm` for a row of a table. Default `md`. */
  size?: 'sm' | 'md';
}

/**
 * A time of day, typed as `SS:DD` (also `9:5`, `9.05`, `0905`), stepped by ↑ and ↓ or picked from the list that the clock or Alt+↓ opens.
 * The value is `HH:mm`, empty, or the typed text as long as it is no time: it is never changed or cleared on its own. What is wrong is told
 * when the field is left; an `error` of the form takes the place of its own words.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, disabled, readOnly, min, max, step = 15, allowEndOfDay: end = false } = props;
  const texts = useLateTexts('time', timeTexts);
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, props.inputRef);
  /** A finger opened the list: the phone's keyboard would cover it. */
  const [quiet, setQuiet] = useState(false);
  const [judged, setJudged] = useState<string>();
  const limits: TimeLimits = { min, max, step, end };
  const fixed = Boolean(disabled || readOnly);
  const input = useTimeInput({ value, onChange, limits, fixed });

  const fault = input.invalid ? 'invalid' : limitFault(value, limits);
  const told =
    fault && !fixed && judged === value
      ? fill(texts[fault], { time: (fault === 'earliest' ? min : max) ?? '' })
      : undefined;
  const field = { ...props, error: props.error ?? told };
  const toggle = () => {
    own.current?.focus();
    if (input.open) input.close();
    else input.show();
  };
  return (
    <Field {...frameProps(field)}>
      {({ labelId, ...control }) => (
        <TimeBox ref={box} {...boxState(field)} $small={props.size === 'sm'}>
          <Input
            {...control}
            {...inputProps(props)}
            ref={ref}
            {...input.inputProps}
            data-tabular=""
            inputMode={quiet ? 'none' : 'numeric'}
            onPointerDown={() => setQuiet(false)}
            autoComplete={props.autoComplete ?? 'off'}
            placeholder={props.placeholder ?? texts.format}
            onBlur={() => {
              setJudged(value);
              input.leave();
              onBlur?.();
            }}
          />
          {!readOnly && (
            <BoxButton
              type="button"
              tabIndex={-1}
              aria-label={texts.open}
              aria-describedby={labelId}
              disabled={disabled}
              // The focus stays in the input, whose list it opens.
              onMouseDown={(event) => event.preventDefault()}
              onPointerDown={(event) => setQuiet(event.pointerType !== 'mouse')}
              onClick={toggle}
            >
              <ClockIcon aria-hidden />
            </BoxButton>
          )}
          {input.open && (
            <TimeList anchor={box} input={input} value={value} labelId={labelId} describe={props.describe} />
          )}
        </TimeBox>
      )}
    </Field>
  );
}

const small = css`
  min-height: 34px;
  padding: 0 10px;
  gap: ${theme.space[2]};
  & > input { height: 32px; }
  @media (pointer: coarse) { min-height: ${theme.control.md}; }
`;

const TimeBox = styled(Box)<{ $small: boolean }>`
  ${({ $small }) => $small && small}
`;
