import { formatBytes, shortenFileName } from '@telve/locale';
import { ImageField } from '@telve/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useFormField } from '../useFormField';
import type { PictureValue } from './usePictureAddress';
import { usePictureSize } from './usePictureSize';

export interface FormPictureFieldProps {
  name: string;
  /** What is accepted, in words. */
  rule: ReactNode;
  /** What the stored picture is: its size in words. */
  stored?: string | null;
  /** Width to height of the frame, as in CSS. */
  ratio: string;
  required?: boolean;
  /** Marks the label where the picture may be left out. */
  optional?: boolean;
  /** As in HTML. Default JPEG. */
  accept?: string;
  /** Address of a stored picture that can be replaced, not taken away: a chosen file that is removed gives way to it again. */
  kept?: string;
  /** A chosen picture's pixels in words, where they matter; said beside its size. */
  pixels?: (width: number, height: number) => string;
}

/**
 * A picture of a form that travels as a file: chosen, shown, replaced, removed. The value is the chosen `File`, the address of
 * the stored picture, or empty. The file goes as it is: what is wrong with it the form's rules say, and it stays in sight.
 */
export function FormPictureField({
  name,
  rule,
  stored = null,
  ratio,
  required = false,
  optional = false,
  accept = '.jpg,.jpeg,image/jpeg',
  kept = '',
  pixels,
}: FormPictureFieldProps) {
  const { value, onChange, onBlur, ...field } = useFormField<PictureValue>(name);
  const { addressOf, fileAt } = useFileAddresses();
  const change = (address: string) => {
    onChange(address === '' ? kept : (fileAt(address) ?? address));
    if (address !== '') onBlur();
  };
  return (
    <ImageField
      {...field}
      value={value instanceof File ? addressOf(value) : value}
      onChange={change}
      onBlur={onBlur}
      prepare={async (file) => addressOf(file)}
      accept={accept}
      rule={rule}
      note={value !== '' && <Facts of={value} stored={stored} rule={rule} pixels={pixels} />}
      ratio={ratio}
      required={required}
      optional={optional}
      removable={kept === '' || value instanceof File}
    />
  );
}

interface FactsProps extends Pick<FormPictureFieldProps, 'rule' | 'stored' | 'pixels'> {
  of: PictureValue;
}

/** Beside a picture: what it is, and what it should be. */
function Facts({ of, stored, rule, pixels }: FactsProps) {
  const size = usePictureSize(pixels && of);
  const facts =
    of instanceof File ? (
      <>
        <span>{shortenFileName(of.name, 32)}</span>
        {size && ` · ${pixels?.(size.width, size.height)}`}
        {` · ${formatBytes(of.size)}`}
      </>
    ) : (
      stored
    );
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
