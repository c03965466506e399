import { type KeyboardEvent, useState } from 'react';
import { textOfValue, valueOfText } from './dateText';

/** Text and handlers of an input that takes a typed date. What was typed stays until it is a date and the field is left. */
export function useDateText(value: string, onChange: (value: string) => void, onBlur?: () => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const valid = draft !== null && valueOfText(draft) === value;
  return {
    value: valid ? draft : textOfValue(value),
    onChange(event: { target: HTMLInputElement }) {
      setDraft(event.target.value);
      onChange(valueOfText(event.target.value));
    },
    onBlur() {
      setDraft(null);
      onBlur?.();
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Enter') setDraft(null);
    },
  };
}
