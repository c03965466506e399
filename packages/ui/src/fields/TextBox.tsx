import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Affix, Box, boxState, Input } from './box';
import { Field } from './Field';
import { frameProps } from './frame';
import type { FieldProps } from './types';

/** What every one-line field has, whatever its value is. */
type AnyField = Omit<FieldProps<unknown>, 'value' | 'onChange'>;

export interface TextBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** The props of the field; those of the input stand beside and win. */
  field: AnyField;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** At the end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** Digits of equal width, for numbers and codes. */
  tabular?: boolean | undefined;
}

const affix = (node: ReactNode) => (typeof node === 'string' ? <Affix aria-hidden>{node}</Affix> : node);

/** One line to type into: label, hint and error around a box with the input and what stands beside it. */
export function TextBox({ field, prefix, suffix, aside, tabular, ...input }: TextBoxProps) {
  return (
    <Field {...frameProps(field)} aside={aside}>
      {({ labelId: _, ...control }) => (
        <Box {...boxState(field)}>
          {affix(prefix)}
          <Input
            {...control}
            ref={field.inputRef}
            name={field.name}
            onBlur={field.onBlur}
            onFocus={field.onFocus}
            disabled={field.disabled}
            readOnly={field.readOnly}
            autoComplete={field.autoComplete}
            placeholder={field.placeholder}
            data-tabular={tabular ? '' : undefined}
            {...input}
          />
          {affix(suffix)}
        </Box>
      )}
    </Field>
  );
}
