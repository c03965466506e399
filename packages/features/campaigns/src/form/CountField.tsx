import { useFormField } from '@telve/kit';
import { NumberField } from '@telve/ui';
import type { ReactNode } from 'react';
import { wholeCount } from './mapping';

interface CountFieldProps {
  name: string;
  hint?: ReactNode;
  required?: boolean;
}

/** A number of codes. Decimals may be typed and are gone once the field is left (CAMP-89): left out, `10.5` would become 105. */
export function CountField({ name, ...rest }: CountFieldProps) {
  const { onBlur, ...field } = useFormField<number | null>(name);
  return (
    <NumberField
      {...rest}
      {...field}
      decimals={1}
      min={1}
      onBlur={() => {
        if (field.value !== null && Number.isFinite(field.value)) field.onChange(wholeCount(field.value));
        onBlur();
      }}
    />
  );
}
