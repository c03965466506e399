'use client';
import { fillMask, IBAN_MASK, normalizeIban, readMask } from '@telve/locale';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

export type IbanFieldProps = Omit<MaskedFieldProps, 'mask' | 'type' | 'inputMode'>;

/** The digits after TR: what the mask holds of a stored IBAN. */
const digitsAfterTr = (iban: string) => readMask(IBAN_MASK, iban);
const storedIban = (digits: string) => normalizeIban(fillMask(IBAN_MASK, digits));

/**
 * A Turkish IBAN, shown as `TR33 0006 1005 …` (WIZ-53, COMP-44). The value is its stored form without spaces (D-52), empty when nothing is
 * typed. Whether it is valid is for the form's rules: see `checkIban` of @telve/locale.
 */
export function IbanField({ value, onChange, autoComplete = 'off', ...props }: IbanFieldProps) {
  return (
    <MaskedField
      {...props}
      mask={IBAN_MASK}
      autoComplete={autoComplete}
      value={digitsAfterTr(value)}
      onChange={(digits) => onChange(storedIban(digits))}
    />
  );
}
