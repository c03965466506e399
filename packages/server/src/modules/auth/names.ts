import { type FieldError, limits } from '@telve/api';
import { cleanLine } from '@telve/locale';
import { Refusal } from '../../http/errors';

/** Names of a person as somebody typed them. */
export interface Names {
  firstName: string;
  lastName: string;
}

const faultOf = (field: keyof Names, name: string): FieldError[] => {
  if (name === '') return [{ field, code: 'required' }];
  return name.length > limits.text ? [{ field, code: 'max_length', params: { max: limits.text } }] : [];
};

/**
 * Names as they are kept: on one line, NFC, without anything that cannot be seen. Throws 400 for a name of which nothing
 * is left, or which NFC makes too long: the form's rules have seen the text as it was typed.
 */
export const cleanNames = (typed: Names): Names => {
  const names = { firstName: cleanLine(typed.firstName), lastName: cleanLine(typed.lastName) };
  const fields = [...faultOf('firstName', names.firstName), ...faultOf('lastName', names.lastName)];
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
  return names;
};
