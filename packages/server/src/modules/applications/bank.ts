import { ibanBankCode, isIbanComplete } from '@telve/locale';
import { banks } from './texts/banks';

/** The bank of a whole IBAN, by its five-digit code (D-52); undefined where there is none. */
export const bankOf = (iban: string): string | undefined => {
  const code = isIbanComplete(iban) ? ibanBankCode(iban) : null;
  return code !== null && Object.hasOwn(banks, code) ? banks[code] : undefined;
};
