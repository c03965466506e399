'use client';
import type { Ref } from 'react';
import { useDateText } from '../../fields/date/useDateText';
import { TextBox } from '../../fields/TextBox';
import { useUiTexts } from '../../texts/TextsContext';

interface DateEndProps {
  label: string;
  value: string;
  error: string | false | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
  onEnter: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** One end of a range as a typed day. */
export function DateEnd({ label, value, error, disabled, onChange, onBlur, onEnter, inputRef }: DateEndProps) {
  const texts = useUiTexts().date;
  const typed = useDateText(value, onChange, onBlur);
  return (
    <TextBox
      {...typed}
      field={{ label, error, disabled, inputRef }}
      tabular
      inputMode="decimal"
      autoComplete="off"
      placeholder={texts.format}
      onKeyDown={(event) => {
        typed.onKeyDown(event);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
