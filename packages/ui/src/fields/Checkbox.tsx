'use client';
import { Check, Minus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../root/useMergedRef';
import { text, visuallyHidden } from '../theme/mixins';
import { theme } from '../theme/theme';
import { ChoiceInput, ChoiceLabel } from './choice';
import { FieldError } from './Field';
import type { FieldProps } from './types';

export interface CheckboxProps
  extends Omit<FieldProps<boolean>, 'optional' | 'placeholder' | 'autoComplete' | 'readOnly'> {
  /** Neither all nor none, for a box that stands for several. */
  indeterminate?: boolean;
}

/** One yes or no that is sent with a form. For something that takes effect at once there is Switch. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    indeterminate = false,
    value,
    onChange,
    inputRef,
    className,
  } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const Mark = indeterminate ? Minus : Check;
  return (
    <Stack className={className}>
      <ChoiceLabel>
        <ChoiceInput
          ref={ref}
          id={id}
          type="checkbox"
          name={props.name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
          disabled={props.disabled}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={described}
        />
        {(value || indeterminate) && <Tick as={Mark} aria-hidden />}
        <Words $hidden={hideLabel}>{label}</Words>
      </ChoiceLabel>
      {error ? <FieldError id={described}>{error}</FieldError> : hint && <Hint id={described}>{hint}</Hint>}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Words = styled.span<{ $hidden?: boolean | undefined }>`
  min-width: 0;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Hint = styled.p`
  ${text('caption')}
  padding-inline-start: 28px;
  color: ${theme.color.text.secondary};
`;

// Drawn over the input, whose box it shares; clicks go through it.
const Tick = styled.svg`
  position: absolute;
  top: 6px;
  inset-inline-start: 3px;
  width: 12px;
  height: 12px;
  stroke-width: 3;
  color: ${theme.color.accent.onSolid};
  pointer-events: none;
  input:disabled + & { color: ${theme.color.bg.surface}; }
  @media (pointer: coarse) {
    top: calc(50% - 6px);
    label > & { position: absolute; }
  }
  @media (forced-colors: active) { forced-color-adjust: none; color: HighlightText; input:disabled + & { color: GrayText; } }
`;
