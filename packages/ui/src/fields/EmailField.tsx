'use client';
import { cleanEmail } from '@telve/locale';
import type { KeyboardEvent } from 'react';
import { TextBox } from './TextBox';
import type { FieldProps } from './types';

export interface EmailFieldProps extends FieldProps<string> {
  /** Takes no space anywhere: the space key does nothing, pasted spaces are left out (MU-21, MU-22). Default: only around. */
  blockSpaces?: boolean;
  /** Characters after which typing stops. Leave it out where too long a text has a message of its own. */
  maxLength?: number;
}

/**
 * An e-mail address. Characters that nobody sees and the space around it, which a paste brings along, never reach the value.
 * Whether it is an address is for the form's rules to say. `autoComplete` is `email` by default; sign-in wants `username`.
 */
export function EmailField(props: EmailFieldProps) {
  const { value, onChange, blockSpaces = false, autoComplete = 'email', maxLength } = props;
  const take = (input: HTMLInputElement) => {
    const next = cleaned(input.value, blockSpaces);
    if (next !== input.value) replace(input, next, blockSpaces);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Refusing the key, and not only its space, keeps the browser's own undo.
    if (blockSpaces && event.key === ' ' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <TextBox
      field={props}
      // Of type `email` the browser hides outer spaces, rewrites the host's letters and gives no caret.
      type="text"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength}
      value={value}
      onChange={({ target, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? onChange(target.value) : take(target)
      }
      onCompositionEnd={(event) => take(event.currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}

const cleaned = (text: string, blockSpaces: boolean): string =>
  blockSpaces ? cleanEmail(text).replace(/\s/g, '') : cleanEmail(text);

/** Puts the clean text in place and leaves the caret behind the character it was behind. */
function replace(input: HTMLInputElement, text: string, blockSpaces: boolean) {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const caret = Math.min(text.length, cleaned(`${before}.`, blockSpaces).length - 1);
  input.value = text;
  if (input.matches(':focus')) input.setSelectionRange(caret, caret);
}
