'use client';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Spinner } from '../button/Spinner';
import { useMergedRef } from '../root/useMergedRef';
import { useUiTexts } from '../texts/TextsContext';
import { BoxButton } from './box';
import { TextBox } from './TextBox';
import type { FieldProps } from './types';

export interface SearchFieldProps extends FieldProps<string> {
  /** Results are being fetched: a spinner takes the icon's place. */
  busy?: boolean;
}

/** A search box: Esc or the button clears it. When to start searching is up to the list (LIST-05). */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, inputRef, busy, hideLabel = true } = props;
  const texts = useUiTexts();
  const own = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(own, inputRef);
  const clear = () => {
    onChange('');
    own.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <TextBox
      field={{ ...props, hideLabel, inputRef: ref }}
      prefix={busy ? <Spinner $size={14} /> : <Search aria-hidden />}
      suffix={
        // Always there: rules that came with the first keystroke would cost the whole page a new style.
        <BoxButton type="button" aria-label={texts.search.clear} onClick={clear} hidden={value === ''}>
          <X aria-hidden />
        </BoxButton>
      }
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      autoComplete={props.autoComplete ?? 'off'}
      enterKeyHint="search"
      spellCheck={false}
    />
  );
}
