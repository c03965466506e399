'use client';
import { ImageField, type ImageFieldProps } from '@telve/ui';
import type { BoundProps } from '../bindField';
import { useFormField } from '../useFormField';
import { useImageOptions } from './useImageOptions';

export type FormImageFieldProps = Omit<BoundProps<ImageFieldProps>, 'prepare'> &
  Partial<Pick<ImageFieldProps, 'prepare'>>;

/**
 * `ImageField` as a field of the surrounding EntityForm; the value is the address of the stored picture, a data URL of a new one, or empty.
 * Files are prepared by `prepareImage` unless told otherwise. Choosing one counts as leaving the field.
 */
export function FormImageField({ name, label, ...rest }: FormImageFieldProps) {
  const field = useFormField<string | null>(name, label);
  const options = useImageOptions(field.label, rest);
  const change = (value: string) => {
    field.onChange(value);
    if (value !== '') field.onBlur();
  };
  return (
    <ImageField
      {...rest}
      {...options}
      {...field}
      value={field.value ?? ''}
      label={label ?? field.label}
      onChange={change}
    />
  );
}
