import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Affix, Box, boxState, Input } from './box';
import { Field } from './Field';
import { frameProps, inputProps } from './frame';
import type { FieldProps } from './types';

/** What every one-line field has, whatever its value is. */
type AnyField = Omit<FieldProps<unknown>, 'value' | 'onChange'>;

export interface TextBoxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'prefix'> {
  /** The props of the field; those of the input stand beside and win. */
  field: AnyField;
  prefix?: ReactNode;
  /** After the input; a function where it has to name the input by its id. */
  suffix?: ReactNode | ((inputId: string) => ReactNode);
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
          <Input {...control} {...inputProps(field)} data-tabular={tabular ? '' : undefined} {...input} />
          {affix(typeof suffix === 'function' ? suffix(control.id) : suffix)}
        </Box>
      )}
    </Field>
  );
}
