import { ValidationError } from 'yup';
import type { FieldError } from '../contract/envelope';
import type { RuleFault } from './codes';
import type { EntryRules } from './rules';

const isFault = (message: unknown): message is RuleFault =>
  typeof message === 'object' && message !== null && 'code' in message;

const toFieldError = (error: ValidationError): FieldError => {
  const message: unknown = error.errors[0];
  // A message without a code is one of yup's own (a wrong type deep inside): the value cannot be read.
  const fault = isFault(message) ? message : { code: 'type' };
  return { field: error.path ?? '', ...fault };
};

/**
 * Runs a call's input rules, strictly: nothing is converted.
 * Answers one fault per field, the first of each, in the order of the fields; none means the input is good.
 */
export const faultsOf = (rules: Pick<EntryRules, 'input'>, value: unknown): FieldError[] => {
  try {
    rules.input.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    const byField = new Map<string, FieldError>();
    for (const inner of faults) {
      const fieldError = toFieldError(inner);
      if (!byField.has(fieldError.field)) byField.set(fieldError.field, fieldError);
    }
    return [...byField.values()];
  }
};
