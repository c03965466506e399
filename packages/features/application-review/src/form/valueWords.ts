import type { applicationTexts } from '@telve/application-fields';
import type { TextSet } from '@telve/kit';
import { formatIban, formatPhone } from '@telve/locale';

type Texts = typeof applicationTexts extends TextSet<infer T> ? T : never;

/** Values of a comparison in words; undefined where the text stands for itself. */
export const valueWords = (texts: Texts) => {
  const words: Record<string, Readonly<Record<string, string>>> = {
    companyType: texts.companyTypes,
    subscriptionType: texts.plans,
    coffeeSizeType: texts.cupSizes,
    milkType: texts.milkTypes,
  };
  return (name: string, value: unknown): string | undefined => {
    if (name === 'phoneNumber') return formatPhone(String(value));
    if (name === 'iban') return formatIban(String(value));
    const known = words[name];
    if (!known) return undefined;
    return [value]
      .flat()
      .map((one) => known[String(one)] ?? String(one))
      .join(', ');
  };
};
