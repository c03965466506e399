import type { MerchantApplication } from '@telve/api';
import type { applicationTexts } from '@telve/application-fields';
import type { TextSet } from '@telve/kit';
import { formatIban, formatPhone } from '@telve/locale';
import type { Fact } from './Facts';

type Texts = typeof applicationTexts extends TextSet<infer T> ? T : never;

const nothing = '—';
const said = (text: string): string => (text.trim() === '' ? nothing : text);

/** The choices in words, in the order in which forms offer them. */
const listed = <Value extends string>(chosen: readonly Value[], words: Readonly<Record<Value, string>>): string =>
  said((Object.keys(words) as Value[]).flatMap((value) => (chosen.includes(value) ? [words[value]] : [])).join(', '));

/** The five fields of the pre-application (STAFF-13). */
export const preFacts = ({ fields }: Texts, application: MerchantApplication): Fact[] => [
  { label: fields.storeName, value: said(application.storeName) },
  { label: fields.authorizedPerson, value: said(application.authorizedPerson) },
  { label: fields.phoneNumber, value: said(formatPhone(application.phoneNumber)) },
  { label: fields.email, value: said(application.email) },
  { label: fields.address, value: said(application.address), wide: true },
];

/** The fields of the four sections of the full application (STAFF-14). */
export const sectionFacts = (
  { fields, companyTypes, plans, cupSizes, milkTypes }: Texts,
  application: MerchantApplication,
): Record<'company' | 'bank' | 'person' | 'store', Fact[]> => ({
  company: [
    { label: fields.companyType, value: companyTypes[application.companyType] ?? nothing },
    { label: fields.ownerName, value: said(application.ownerName) },
    { label: fields.companyTitle, value: said(application.companyTitle) },
    { label: fields.companyName, value: said(application.companyName) },
    { label: fields.companyMail, value: said(application.companyMail) },
    { label: fields.kepAddress, value: said(application.kepAddress) },
    { label: fields.taxOffice, value: said(application.taxOffice) },
    { label: fields.taxIdNumber, value: said(application.taxIdNumber) },
    { label: fields.companyAddress, value: said(application.companyAddress), wide: true },
    { label: fields.invoiceAddress, value: said(application.invoiceAddress), wide: true },
  ],
  bank: [
    { label: fields.iban, value: said(formatIban(application.iban)) },
    { label: fields.bankName, value: said(application.bankName) },
    { label: fields.accountName, value: said(application.accountName), wide: true },
  ],
  person: [
    { label: fields.authorizedPerson, value: said(application.authorizedPerson) },
    { label: fields.authorizedPersonTitle, value: said(application.authorizedPersonTitle) },
    { label: fields.authorizedPersonMail, value: said(application.authorizedPersonMail) },
    { label: fields.phoneNumber, value: said(formatPhone(application.phoneNumber)) },
  ],
  store: [
    { label: fields.storeName, value: said(application.storeName) },
    { label: fields.subscriptionType, value: plans[application.subscriptionType] ?? nothing },
    { label: fields.coffeeSizeType, value: listed(application.coffeeSizeType, cupSizes) },
    { label: fields.milkType, value: listed(application.milkType, milkTypes) },
    { label: fields.storeAddress, value: said(application.storeAddress), wide: true },
  ],
});
