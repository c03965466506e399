import { formatIban } from '@telve/locale';
import { type CompanyWords, wordOf } from '../data/useCompanyWords';
import type { CompanyTexts } from '../texts';

/** A value of the comparison in words: choices by their labels, the IBAN in groups. */
export const valueWords =
  ({ segments, statuses, reasons }: CompanyWords, texts: CompanyTexts) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'active') return value === true ? texts.filters.yes : texts.filters.no;
    if (typeof value !== 'string' || value === '') return undefined;
    switch (field) {
      case 'companySegment':
        return wordOf(segments, value);
      case 'companyStatus':
        return wordOf(statuses, value);
      case 'companyStatusReasonType':
        return wordOf(reasons, value);
      case 'iban':
        return formatIban(value);
      default:
        return undefined;
    }
  };
