import type { FieldError } from '@telve/api';
import { faultsOf, publicApplicationRules } from '@telve/api/rules';

/** What the contract's rules find in the input of a public call. Loaded beside the fields, since it brings the rules' library. */
export const publicFaults = (call: 'create' | 'createSimple', input: object): readonly FieldError[] =>
  faultsOf(publicApplicationRules[call], input);
