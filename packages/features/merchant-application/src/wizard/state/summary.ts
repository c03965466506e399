import type { ApplicationStep } from '@telve/api';
import type { ApplicationValues, applicationTexts } from '@telve/application-fields';
import { formatIban, formatPhone } from '@telve/locale';

/** One field of the summary; an empty value was not filled in. */
export interface SummaryFact {
  label: string;
  value: string;
}

type Texts = typeof applicationTexts.defaults;

const named = <Name extends string>(names: readonly Name[], labels: Record<Name, string>): string =>
  names.map((name) => labels[name]).join(', ');

const isFilled = ({ value }: SummaryFact) => value !== '';

/**
 * Every field that is handed in, by its step, in the words of the forms (WIZ-19 to WIZ-40). What may be empty, and is, is
 * left out.
 */
export const summaryFacts = (
  values: ApplicationValues,
  { fields, companyTypes, plans, cupSizes, milkTypes }: Texts,
): Record<Exclude<ApplicationStep, 'documents'>, readonly SummaryFact[]> => {
  const fact = (name: keyof typeof fields & keyof ApplicationValues, value = String(values[name])): SummaryFact => ({
    label: fields[name],
    value: value.trim(),
  });
  return {
    company: [
      fact('companyTitle'),
      fact('ownerName'),
      fact('companyType', companyTypes[values.companyType]),
      fact('companyMail'),
      ...[
        fact('kepAddress'),
        fact('companyName'),
        fact('taxOffice'),
        fact('taxIdNumber'),
        fact('companyAddress'),
        fact('invoiceAddress'),
      ].filter(isFilled),
    ],
    bank: [fact('iban', formatIban(values.iban)), fact('bankName'), fact('accountName')],
    person: [
      fact('authorizedPerson'),
      fact('authorizedPersonTitle'),
      fact('authorizedPersonMail'),
      ...[fact('phoneNumber', formatPhone(values.phoneNumber))].filter(isFilled),
    ],
    store: [
      fact('storeName'),
      fact('storeAddress'),
      fact('subscriptionType', plans[values.subscriptionType]),
      fact('coffeeSizeType', named(values.coffeeSizeType, cupSizes)),
      fact('milkType', named(values.milkType, milkTypes)),
    ],
  };
};
