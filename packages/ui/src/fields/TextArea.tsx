'use client';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { boxFocus, boxState, boxStyles } from './box';
import { counterText } from './counterText';
import { Field } from './Field';
import { frameProps, inputProps } from './frame';
import type { FieldProps } from './types';

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  /** Height in lines. Default 3; the person can make it taller. */
  rows?: number;
  maxLength?: number;
  /** Shows "0 / 2000" beside the label. Does not stop typing. */
  counter?: number;
  /** Language of the text, where it is not the page's (BCP 47). */
  lang?: string;
}

const Area = styled.textarea`
  ${boxStyles}
  display: block;
  min-height: 64px;
  padding: 8px 12px;
  font-size: ${theme.control.text};
  line-height: ${theme.text.body.line};
  resize: vertical;
  &:focus, &:focus-visible { outline: none; ${boxFocus} }
  &::placeholder { color: ${theme.color.text.tertiary}; opacity: 1; }
`;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, counter } = props;
  return (
    <Field {...frameProps(props)} aside={counter && counterText(value, counter)}>
      {({ labelId: _, ...control }) => (
        <Area
          {...control}
          {...boxState(props)}
          {...inputProps(props)}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={props.maxLength}
          lang={props.lang}
        />
      )}
    </Field>
  );
}
