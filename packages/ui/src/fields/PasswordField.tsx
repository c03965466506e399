'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useUiTexts } from '../texts/TextsContext';
import { BoxButton } from './box';
import { TextBox } from './TextBox';
import type { FieldProps } from './types';

export interface PasswordFieldProps extends FieldProps<string> {
  /** Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password';
  maxLength?: number;
}

/** A password with a button that shows it. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete = 'current-password' } = props;
  const texts = useUiTexts().password;
  const [shown, setShown] = useState(false);
  return (
    <TextBox
      field={props}
      suffix={(inputId) => (
        <BoxButton
          type="button"
          aria-label={shown ? texts.hide : texts.show}
          aria-controls={inputId}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </BoxButton>
      )}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={props.maxLength}
    />
  );
}
