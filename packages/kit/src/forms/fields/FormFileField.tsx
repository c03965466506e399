'use client';
import { FileSlot, type FileSlotProps } from '@telve/ui';
import type { BoundProps } from '../bindField';
import { useFormField } from '../useFormField';

export type FormFileFieldProps = BoundProps<FileSlotProps>;

/**
 * `FileSlot` as a field of the surrounding EntityForm; the value is the chosen `File` or null. Choosing a file counts as
 * leaving the field: what is wrong with it is said at once (WIZ-54, WIZ-55).
 */
export function FormFileField({ name, label, ...slot }: FormFileFieldProps) {
  const field = useFormField<File | null>(name, label);
  const change = (file: File | null) => {
    field.onChange(file);
    if (file) field.onBlur();
  };
  return <FileSlot {...slot} {...field} label={label ?? field.label} onChange={change} />;
}
