import type { FaultMessage } from '@telve/kit';
import { checkIban } from '@telve/locale';
import type { CompanyTexts } from '../texts';

/** Words of an IBAN that is none: too short, or with wrong check digits. */
export const ibanWords = (iban: string, texts: CompanyTexts): string =>
  checkIban(iban) === 'checksum' ? texts.ibanChecksum : texts.ibanShort;

/**
 * Words of a company's faults where they differ from the kit's (COMP-40, COMP-44, COMP-49).
 * @param iban what stands in the field: the rule says that it is wrong, not how
 */
export const companyMessage =
  (texts: CompanyTexts, iban: () => string): FaultMessage =>
  ({ code }) => {
    switch (code) {
      case 'tax_number_length':
        return texts.taxWrong;
      case 'iban':
        return ibanWords(iban(), texts);
      case 'phone':
        return texts.phoneWrong;
      case 'company_already_exists':
        return texts.exists;
      default:
        return undefined;
    }
  };
