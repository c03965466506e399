'use client';
import type { Mask } from '@telve/locale';
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../../root/useMergedRef';
import { Box, boxState, Input } from '../box';
import { Field } from '../Field';
import { frameProps } from '../frame';
import type { FieldProps } from '../types';
import { useMaskedInput } from './useMaskedInput';

export interface MaskedFieldProps extends FieldProps<string> {
  /** A mask of @telve/locale: `PHONE_MASK`, `IBAN_MASK`, `TAX_NUMBER_MASK`, `createDigitMask('####')`. */
  mask: Mask;
  /** After the input, such as an icon. */
  suffix?: ReactNode;
  type?: 'text' | 'tel';
  /** Default `numeric`. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/**
 * Text in a fixed form. The value holds the typed characters alone (`5321234567`), the field shows them in the mask. Pasting, autofill,
 * composition and undo work, and the caret stays by the edited digit. Say the form in `hint`: a placeholder is gone once typing starts.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, suffix, value, onChange, inputRef, type = 'text', inputMode = 'numeric' } = props;
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  const masked = useMaskedInput(mask, value, onChange, own);
  return (
    <Field {...frameProps(props)}>
      {({ labelId: _, ...control }) => (
        <Box {...boxState(props)}>
          <Masked
            {...control}
            {...masked}
            ref={ref}
            type={type}
            inputMode={inputMode}
            name={props.name}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoComplete={props.autoComplete}
            placeholder={props.placeholder}
            spellCheck={false}
          />
          {suffix}
        </Box>
      )}
    </Field>
  );
}

const Masked = styled(Input)`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.01em;
`;
