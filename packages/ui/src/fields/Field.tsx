'use client';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../texts/TextsContext';
import { text, visuallyHidden } from '../theme/mixins';
import { theme } from '../theme/theme';
import type { FieldProps } from './types';

/** What a Field hands to its control: spread it on the input. */
export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

type Shared = Pick<
  FieldProps<unknown>,
  'id' | 'label' | 'hideLabel' | 'hint' | 'error' | 'required' | 'optional' | 'className'
>;

export interface FieldFrameProps extends Shared {
  /** At the end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** `group` when the control is several inputs: the label then names the group instead of one input. */
  as?: 'single' | 'group';
  children: (control: ControlProps & { labelId: string }) => ReactNode;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-content: start;
  min-width: 0;
`;

export const Label = styled.label<{ $hidden?: boolean | undefined }>`
  ${text('label')}
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  color: ${theme.color.text.primary};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Optional = styled.span`
  ${text('caption')}
  line-height: 1;
  color: ${theme.color.text.tertiary};
`;

const Aside = styled.span`
  ${text('caption')}
  line-height: 1;
  margin-inline-start: auto;
  color: ${theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  ${text('caption')}
  color: ${theme.color.text.secondary};
`;

const ErrorText = styled.p`
  ${text('caption')}
  display: flex;
  gap: 5px;
  color: ${theme.color.danger.text};
  font-weight: 500;
  overflow-wrap: anywhere;
  & > svg { flex: none; width: 14px; height: 14px; margin-top: 1px; stroke-width: 1.75; }
`;

/** The message of an invalid control. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}

/**
 * Label, hint and error around a control, tied to it by id: the label names it, hint or error describes it, an error marks it invalid.
 * Every control of this package stands in one; use it directly for a control of your own.
 */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, hint, error, required, optional, aside, as = 'single', className, children } = props;
  const texts = useUiTexts();
  const generated = useId();
  const id = props.id ?? generated;
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const group = as === 'group';
  return (
    <Frame className={className}>
      <Label as={group ? 'span' : undefined} id={`${id}-label`} htmlFor={group ? undefined : id} $hidden={hideLabel}>
        <span>{label}</span> {optional && <Optional>{texts.field.optional}</Optional>}
        {aside && <Aside aria-hidden>{aside}</Aside>}
      </Label>
      {children({
        id,
        labelId: `${id}-label`,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      {error ? <FieldError id={described}>{error}</FieldError> : hint && <Hint id={described}>{hint}</Hint>}
    </Frame>
  );
}
