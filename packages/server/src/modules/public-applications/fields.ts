import { type FieldError, limits, type PreApplicationFields } from '@telve/api';
import { cleanEmail, cleanLine, toStoredPhone } from '@telve/locale';
import { Refusal } from '../../http/errors';

const names = ['storeName', 'authorizedPerson', 'address'] as const;

const faultOf = (field: (typeof names)[number], text: string): FieldError[] => {
  if (text === '') return [{ field, code: 'required' }];
  return text.length > limits.text ? [{ field, code: 'max_length', params: { max: limits.text } }] : [];
};

/** The stored form of a phone number (D-34). Throws 400 for a text that is none. */
const phoneOf = (text: string): string => {
  const stored = toStoredPhone(text);
  if (stored === null) throw new Refusal('validation_failed', { fields: [{ field: 'phoneNumber', code: 'phone' }] });
  return stored;
};

/**
 * The fields of a public form as they are kept: on one line, NFC, without anything that cannot be seen. Throws 400 for a
 * field of which nothing is left: the form's rules have seen the text as it was typed.
 */
export const fieldsOf = (typed: PreApplicationFields): PreApplicationFields => {
  const cleaned = {
    storeName: cleanLine(typed.storeName),
    authorizedPerson: cleanLine(typed.authorizedPerson),
    address: cleanLine(typed.address),
  };
  const fields = names.flatMap((name) => faultOf(name, cleaned[name]));
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
  return { ...cleaned, phoneNumber: phoneOf(typed.phoneNumber), email: cleanEmail(typed.email) };
};
