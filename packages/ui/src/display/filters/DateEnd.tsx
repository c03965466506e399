'use client';
import type { Ref } from 'react';
import { Box, boxState, Input } from '../../fields/box';
import { useDateText } from '../../fields/date/useDateText';
import { Field } from '../../fields/Field';
import { useUiTexts } from '../../texts/TextsContext';

interface DateEndProps {
  label: string;
  value: string;
  error: string | false | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  onEnter: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** One end of a range as a typed day. */
export function DateEnd({ label, value, error, onChange, onBlur, onEnter, inputRef }: DateEndProps) {
  const texts = useUiTexts().date;
  const typed = useDateText(value, onChange, onBlur);
  return (
    <Field label={label} error={error}>
      {({ labelId: _, ...control }) => (
        <Box {...boxState({ error })}>
          <Input
            {...control}
            {...typed}
            ref={inputRef}
            inputMode="decimal"
            autoComplete="off"
            placeholder={texts.format}
            data-tabular=""
            onKeyDown={(event) => {
              typed.onKeyDown(event);
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            }}
          />
        </Box>
      )}
    </Field>
  );
}
