import { useFormField } from '@telve/kit';
import { formatBytes, shortenFileName } from '@telve/locale';
import { ImageField } from '@telve/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { PictureValue } from './mapping';

export interface PictureFieldProps {
  name: string;
  /** What is accepted, in words. */
  rule: ReactNode;
  /** What the stored picture is: its size in words. */
  stored?: string | null;
  /** Width to height of the frame, as in CSS. */
  ratio: string;
  required?: boolean;
}

/**
 * A JPEG of a form that travels as a file: chosen, shown, replaced, removed. The value is the chosen `File`, the address of the stored
 * picture, or empty. The file goes as it is: what is wrong with it the form's rules say, and it stays in sight.
 */
export function PictureField({ name, rule, stored = null, ratio, required = false }: PictureFieldProps) {
  const { value, onChange, onBlur, ...field } = useFormField<PictureValue>(name);
  const { addressOf, fileAt } = useFileAddresses();
  const change = (address: string) => {
    onChange(fileAt(address) ?? address);
    if (address !== '') onBlur();
  };
  return (
    <ImageField
      {...field}
      value={value instanceof File ? addressOf(value) : value}
      onChange={change}
      onBlur={onBlur}
      prepare={async (file) => addressOf(file)}
      accept=".jpg,.jpeg,image/jpeg"
      rule={rule}
      note={value !== '' && <Facts of={value} stored={stored} rule={rule} />}
      ratio={ratio}
      required={required}
    />
  );
}

interface FactsProps extends Pick<PictureFieldProps, 'rule' | 'stored'> {
  of: PictureValue;
}

/** Beside a picture: what it is, and what it should be. */
function Facts({ of, stored, rule }: FactsProps) {
  const facts = of instanceof File ? `${shortenFileName(of.name, 32)} · ${formatBytes(of.size)}` : stored;
  return (
    <>
      {facts}
      {facts && <br />}
      {rule}
    </>
  );
}

/** Addresses under which chosen files can be shown, for as long as the field is there. */
const useFileAddresses = () => {
  const files = useRef(new Map<string, File>());
  useEffect(() => {
    const known = files.current;
    return () => {
      for (const address of known.keys()) URL.revokeObjectURL(address);
      known.clear();
    };
  }, []);
  const addressOf = useCallback((file: File): string => {
    for (const [address, known] of files.current) if (known === file) return address;
    const address = URL.createObjectURL(file);
    files.current.set(address, file);
    return address;
  }, []);
  const fileAt = useCallback((address: string) => files.current.get(address), []);
  return { addressOf, fileAt };
};
