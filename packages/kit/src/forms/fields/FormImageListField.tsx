'use client';
import { ImageListField, type ImageListFieldProps } from '@telve/ui';
import type { BoundProps } from '../bindField';
import { useFormField } from '../useFormField';
import { useImageOptions } from './useImageOptions';

export type FormImageListFieldProps = Omit<BoundProps<ImageListFieldProps>, 'prepare'> &
  Partial<Pick<ImageListFieldProps, 'prepare'>>;

const none: readonly string[] = [];

/**
 * `ImageListField` as a field of the surrounding EntityForm; the value is addresses of stored pictures and data URLs of new ones in their
 * order. Files are prepared by `prepareImage` unless told otherwise. Every change counts as leaving the field.
 */
export function FormImageListField({ name, label, ...rest }: FormImageListFieldProps) {
  const field = useFormField<readonly string[] | undefined>(name, label);
  const options = useImageOptions(field.label, rest);
  const change = (value: readonly string[]) => {
    field.onChange(value);
    field.onBlur();
  };
  return (
    <ImageListField
      {...rest}
      {...options}
      {...field}
      value={field.value ?? none}
      label={label ?? field.label}
      onChange={change}
    />
  );
}
