'use client';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { useUiTexts } from '../texts/TextsContext';
import { theme } from '../theme/theme';
import { Box, boxState, Input, inputStyles } from './box';
import { Field } from './Field';
import { frameProps } from './frame';
import type { FieldProps, Option } from './types';

export interface SelectProps<Value extends string = string> extends FieldProps<Value | '', HTMLSelectElement> {
  options: readonly Option<Value>[];
  /** Without it, and unless `required`, the empty choice can be taken again. Its text is `placeholder`. */
  hideEmpty?: boolean;
}

// The select lies over the arrow, so that the arrow opens it too.
const Native = styled.select`
  ${inputStyles}
  margin-inline-end: calc(-16px - ${theme.space[4]});
  padding-inline-end: calc(16px + ${theme.space[4]});
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &[data-empty] { color: ${theme.color.text.tertiary}; }
  &:disabled { color: ${theme.color.text.disabled}; }
  & > option { color: ${theme.color.text.primary}; background: ${theme.color.bg.raised}; }
  & > option:disabled { color: ${theme.color.text.disabled}; }
`;

/**
 * One choice of a short list: the browser's own select, which every phone and screen reader knows. Long and remote lists take a Combobox.
 * A read-only select shows its text: the browser has no read-only select.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { options, value, onChange, onBlur, onFocus, inputRef, hideEmpty, readOnly } = props;
  const texts = useUiTexts();
  const placeholder = props.placeholder ?? texts.select.placeholder;
  return (
    <Field {...frameProps(props)}>
      {({ labelId: _, ...control }) => (
        <Box {...boxState(props)}>
          {readOnly ? (
            <Input
              {...control}
              readOnly
              name={props.name}
              value={labelOf(options, value)}
              onBlur={onBlur}
              onFocus={onFocus}
            />
          ) : (
            <>
              <Native
                {...control}
                ref={inputRef}
                name={props.name}
                value={value}
                onChange={(event) => onChange(event.target.value as Value | '')}
                onBlur={onBlur}
                onFocus={onFocus}
                disabled={props.disabled}
                autoComplete={props.autoComplete}
                {...(value === '' ? { 'data-empty': '' } : {})}
              >
                {(!hideEmpty || value === '') && <option value="">{placeholder}</option>}
                {options.map((option) => (
                  <option key={option.value} value={option.value} disabled={option.disabled}>
                    {option.label}
                  </option>
                ))}
              </Native>
              <ChevronDown aria-hidden />
            </>
          )}
        </Box>
      )}
    </Field>
  );
}

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? '';
