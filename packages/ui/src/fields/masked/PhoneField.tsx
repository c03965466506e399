'use client';
import { NATIONAL_PHONE_MASK, PHONE_MASK } from '@telve/locale';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

export interface PhoneFieldProps extends Omit<MaskedFieldProps, 'mask' | 'type' | 'inputMode'> {
  /** `country` shows `(+90) 532 123 45 67` (APP-08), `national` `(532) 123 45 67` (VEN-119, COMP-49). Default `country`. */
  format?: 'country' | 'national';
}

/** A Turkish phone number. The value is its digits without prefix, ten when complete (APP-11, D-34). */
export function PhoneField({ format = 'country', autoComplete = 'tel', ...props }: PhoneFieldProps) {
  const mask = format === 'country' ? PHONE_MASK : NATIONAL_PHONE_MASK;
  return <MaskedField {...props} mask={mask} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}
