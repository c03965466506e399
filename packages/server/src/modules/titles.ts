import { type FieldError, limits } from '@telve/api';
import { cleanLine } from '@telve/locale';
import { Refusal } from '../http/errors';

const faultOf = (field: string, title: string): FieldError | undefined => {
  if (title === '') return { field, code: 'required' };
  return title.length > limits.text ? { field, code: 'max_length', params: { max: limits.text } } : undefined;
};

/**
 * A title as it is kept: on one line, NFC, without anything that cannot be seen. Throws 400 for one of which nothing is
 * left, or which NFC makes too long: the form's rules have seen the text as it was typed.
 *
 * @param field name of the title, for its fault
 */
export const cleanTitle = (field: string, text: string): string => {
  const title = cleanLine(text);
  const fault = faultOf(field, title);
  if (fault) throw new Refusal('validation_failed', { fields: [fault] });
  return title;
};
