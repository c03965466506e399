'use client';
import type { HTMLAttributes, ReactNode } from 'react';
import { Affix, Box, boxState, Input } from './box';
import { counterText } from './counterText';
import { Field } from './Field';
import { frameProps } from './frame';
import type { FieldProps } from './types';

export interface TextFieldProps extends FieldProps<string> {
  /** Default `text`. */
  type?: 'text' | 'email' | 'url' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Characters after which typing stops. Leave it out where too long a text has a message of its own. */
  maxLength?: number;
  /** Shows "17 / 255" beside the label. Does not stop typing. */
  counter?: number;
  /** An icon or a short text before the input. */
  prefix?: ReactNode;
  /** A unit or an icon after the input. */
  suffix?: ReactNode;
  /** Language of the text, where it is not the page's (BCP 47). */
  lang?: string;
  /** Digits of equal width, for numbers and codes. */
  tabular?: boolean;
  spellCheck?: boolean;
}

const affix = (node: ReactNode) => (typeof node === 'string' ? <Affix aria-hidden>{node}</Affix> : node);

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, onFocus, inputRef, type = 'text', counter, prefix, suffix, tabular } = props;
  return (
    <Field {...frameProps(props)} aside={counter && counterText(value, counter)}>
      {({ labelId: _, ...control }) => (
        <Box {...boxState(props)}>
          {affix(prefix)}
          <Input
            {...control}
            ref={inputRef}
            type={type}
            name={props.name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onFocus={onFocus}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoComplete={props.autoComplete}
            placeholder={props.placeholder}
            inputMode={props.inputMode}
            maxLength={props.maxLength}
            lang={props.lang}
            spellCheck={props.spellCheck}
            data-tabular={tabular ? '' : undefined}
          />
          {affix(suffix)}
        </Box>
      )}
    </Field>
  );
}
