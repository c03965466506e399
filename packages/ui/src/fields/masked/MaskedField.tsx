'use client';
import type { Mask } from '@telve/locale';
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../../root/useMergedRef';
import { TextBox } from '../TextBox';
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
    <Masked
      {...masked}
      field={{ ...props, inputRef: ref }}
      suffix={suffix}
      tabular
      type={type}
      inputMode={inputMode}
      spellCheck={false}
    />
  );
}

const Masked = styled(TextBox)`
  letter-spacing: 0.01em;
`;
