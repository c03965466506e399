'use client';
import type { HTMLAttributes, ReactNode } from 'react';
import { counterText } from './counterText';
import { TextBox } from './TextBox';
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

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', counter } = props;
  return (
    <TextBox
      field={props}
      aside={counter && counterText(value, counter)}
      prefix={props.prefix}
      suffix={props.suffix}
      tabular={props.tabular}
      type={type}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      lang={props.lang}
      spellCheck={props.spellCheck}
    />
  );
}
