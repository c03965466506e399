'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useUiTexts } from '../texts/TextsContext';
import { Box, BoxButton, boxState, Input } from './box';
import { Field } from './Field';
import { frameProps } from './frame';
import type { FieldProps } from './types';

export interface PasswordFieldProps extends FieldProps<string> {
  /** Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password';
  maxLength?: number;
}

/** A password with a button that shows it. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, onFocus, inputRef, autoComplete = 'current-password' } = props;
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field {...frameProps(props)}>
      {({ labelId: _, ...control }) => (
        <Box {...boxState(props)}>
          <Input
            {...control}
            ref={inputRef}
            type={shown ? 'text' : 'password'}
            name={props.name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onFocus={onFocus}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
          />
          <BoxButton
            type="button"
            aria-label={shown ? texts.password.hide : texts.password.show}
            aria-controls={control.id}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </BoxButton>
        </Box>
      )}
    </Field>
  );
}
