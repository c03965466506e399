import type { FieldError } from '@telve/api';
import type { formTexts } from './texts';

/** Words of one field fault; undefined leaves it to the kit. */
export type FaultMessage = (fault: FieldError, label: string) => string | undefined;

type RuleTexts = (typeof formTexts)['defaults']['rules'];

/** The usual words of a rule's code (GEN-29, D-23). */
export const ruleMessage = ({ code, params = {} }: FieldError, label: string, texts: RuleTexts): string => {
  const number = (name: string) => Number(params[name]);
  switch (code) {
    case 'required':
      return texts.required(label);
    case 'max_length':
      return texts.maxLength(number('max'));
    case 'min_length':
      return texts.minLength(number('min'));
    case 'min':
      return texts.min(number('min'));
    case 'max':
      return texts.max(number('max'));
    case 'email':
      return texts.email;
    case 'latin_letters':
      return texts.latinLetters;
    case 'integer':
      return texts.integer;
    case 'date':
      return texts.date;
    case 'one_of':
      return texts.oneOf;
    default:
      return texts.other(label);
  }
};
