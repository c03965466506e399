import type { FieldError } from '@telve/api';
import { type EntryRules, faultsOf } from '@telve/api/rules';

/** Checks an input against a call's rules. Imported when a form opens, since it brings the rules' library. */
export const checkInput = (rules: Pick<EntryRules, 'input'>, input: unknown): FieldError[] => faultsOf(rules, input);
