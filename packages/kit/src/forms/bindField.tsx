'use client';
import type { ComponentType, ReactNode } from 'react';
import { useFormField } from './useFormField';

type Given = 'id' | 'name' | 'label' | 'error' | 'value' | 'checked' | 'onChange' | 'onBlur';

/** Props of a bound input: those of the input without what the form gives. */
export type BoundProps<Props> = Omit<Props, Given> & {
  /** Path of the value in the form: `executives[0].fullName`. */
  name: string;
  /** Default: the form's label of that name. */
  label?: ReactNode;
};

/** An input of @telve/ui as a field of the surrounding EntityForm. */
export const bindField = <Props extends { value: unknown }>(
  Control: ComponentType<Props>,
): ComponentType<BoundProps<Props>> =>
  function BoundField({ name, label, ...rest }) {
    const field = useFormField<unknown>(name, label);
    return <Control {...(rest as unknown as Props)} {...field} label={label ?? field.label} />;
  };

/** As `bindField`, for inputs that are on or off. */
export const bindChecked = <Props extends { checked: boolean }>(
  Control: ComponentType<Props>,
): ComponentType<BoundProps<Props>> =>
  function BoundField({ name, label, ...rest }) {
    const { value, ...field } = useFormField<boolean>(name, label);
    return <Control {...(rest as unknown as Props)} {...field} label={label ?? field.label} checked={value === true} />;
  };
