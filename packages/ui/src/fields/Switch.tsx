'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { text, visuallyHidden } from '../theme/mixins';
import { theme } from '../theme/theme';
import { FieldError } from './Field';
import { switchStyles } from './switchStyles';

export interface SwitchProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The change is being saved: shown, told, and further clicks are ignored. */
  busy?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Why it cannot be switched, in words under it. Disables it, but leaves it focusable so that the reason can be read. */
  disabledReason?: string | undefined;
  onBlur?: () => void;
  onFocus?: () => void;
  inputRef?: Ref<HTMLButtonElement>;
  className?: string;
}

/** On or off. Space and Enter switch it; it never submits a form. */
export function Switch(props: SwitchProps) {
  const { checked, onChange, label, hideLabel, error, busy, disabledReason, className } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const off = props.disabled || props.readOnly || disabledReason !== undefined;
  const note = error ?? disabledReason ?? props.hint;
  return (
    <Wrap className={className}>
      <button
        ref={props.inputRef}
        id={id}
        type="button"
        role="switch"
        className="telve-switch"
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={off || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onClick={() => !off && !busy && onChange(!checked)}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      >
        <i />
        <Words $hidden={hideLabel}>{label}</Words>
      </button>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : note && <Note id={`${id}-note`}>{note}</Note>}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  min-width: 0;
  ${switchStyles}
`;

const Words = styled.span<{ $hidden?: boolean | undefined }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Note = styled.p`
  ${text('caption')}
  color: ${theme.color.text.secondary};
`;
