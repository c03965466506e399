'use client';
import { type ReactNode, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';
import { useMergedRef } from '../../root/useMergedRef';
import { TextBox } from '../TextBox';
import type { FieldProps } from '../types';
import { numberOf, textOf, tidy, withoutDecimals } from './numberText';

export interface NumberFieldProps extends FieldProps<number | null> {
  /** Decimals that make sense. Default 0: whole numbers. Like `min` it only chooses the keyboard and what a typed dot means. */
  decimals?: number;
  /** Decimals that always stand once the field is left, such as 2 for money. Default 0. */
  minDecimals?: number;
  /** Decimals go while they are typed: `1,5` is 1 (BAN-64). Left out, they stay for the rules to refuse. */
  dropDecimals?: boolean;
  /** Smallest number that makes sense. Only chooses the keyboard: the form's rules say what is wrong. */
  min?: number;
  /** After the input: `₺`, `%`, `dk`. */
  suffix?: ReactNode;
}

/**
 * A number, typed and shown the Turkish way (`1.234,50`). Letters are not taken. The value is null for an empty field and NaN for a text
 * that is no number; the text stays for correction.
 */
export function NumberField(props: NumberFieldProps) {
  const { dropDecimals = false, minDecimals = 0, min, suffix, value, onChange, onBlur, inputRef } = props;
  // A typed dot is a comma too where decimals are dropped: as a grouping sign it would make 15 of 1.5.
  const decimals = dropDecimals ? 1 : (props.decimals ?? 0);
  const [draft, setDraft] = useState<{ text: string } | null>(null);
  const caret = useRef<number | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  // A draft whose number is no longer the value was overtaken from outside.
  const current = draft && Object.is(numberOf(draft.text), value) ? draft.text : textOf(value, minDecimals);

  useIsomorphicLayoutEffect(() => {
    if (caret.current !== null) own.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <TextBox
      field={{ ...props, inputRef: ref }}
      suffix={suffix}
      tabular
      type="text"
      // The numeric keyboards of phones have no minus sign.
      inputMode={min === undefined || min < 0 ? 'text' : decimals > 0 && !dropDecimals ? 'decimal' : 'numeric'}
      autoComplete={props.autoComplete ?? 'off'}
      value={current}
      onChange={({ target, nativeEvent }) => {
        const at = target.selectionStart ?? target.value.length;
        const tidied = tidy({ text: target.value, caret: at }, decimals, nativeEvent as InputEvent);
        const next = dropDecimals ? withoutDecimals(tidied) : tidied;
        caret.current = next.caret;
        setDraft({ text: next.text });
        onChange(numberOf(next.text));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setDraft(null);
        onBlur?.();
      }}
    />
  );
}
