import { applicationMilkTypes, cupSizes, type FieldError, limits, type UpdateApplicationInput } from '@telve/api';
import { cleanEmail, cleanLine, cleanText, normalizeIban, toStoredPhone } from '@telve/locale';
import { Refusal } from '../../http/errors';
import { type ApplicationField, type ApplicationValues, fieldNames } from './values';

/** A text of several lines as it is kept. */
const paragraph = (text: string): string => cleanText(text).trim();

const mail = (text: string): string => cleanEmail(text).normalize('NFC');

/** The chosen ones in the order of the options, each once. */
const chosen =
  <Option extends string>(options: readonly Option[]) =>
  (values: readonly Option[]): Option[] =>
    options.filter((option) => values.includes(option));

type Cleaners = { [Name in ApplicationField]?: (value: ApplicationValues[Name]) => ApplicationValues[Name] };

/** How fields are kept that are no plain line. Spellings of a phone and an IBAN meet in one (D-34, D-52). */
const cleaners: Cleaners = {
  phoneNumber: (phone) => toStoredPhone(phone) ?? '',
  email: mail,
  kepAddress: mail,
  companyMail: mail,
  authorizedPersonMail: mail,
  companyAddress: paragraph,
  invoiceAddress: paragraph,
  storeAddress: paragraph,
  iban: normalizeIban,
  companyType: (type) => type,
  subscriptionType: (plan) => plan,
  coffeeSizeType: chosen(cupSizes),
  milkType: chosen(applicationMilkTypes),
};

const cleaned = (name: ApplicationField, value: unknown): unknown =>
  ((cleaners[name] as ((value: unknown) => unknown) | undefined) ?? (cleanLine as (value: unknown) => unknown))(value);

/** NFC makes some texts longer than the form's rules have seen them. */
const faultOf = (name: string, value: unknown): FieldError[] =>
  typeof value === 'string' && value.length > limits.text
    ? [{ field: name, code: 'max_length', params: { max: limits.text } }]
    : [];

/** The fields of a save as they are kept; absent ones stay absent. Throws 400 for what cleaning made too long. */
export const cleanFields = (input: UpdateApplicationInput): Partial<ApplicationValues> => {
  const given = fieldNames.filter((name) => input[name] !== undefined);
  const values = Object.fromEntries(given.map((name) => [name, cleaned(name, input[name])]));
  const fields = Object.entries(values).flatMap(([name, value]) => faultOf(name, value));
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
  return values;
};
