import type { FieldError } from '@telve/api';
import type { HelpContentValues } from './mapping';

/** What the rules of an addition let pass since the value may stay away: a form always has one (HELP-23, D-23). */
export const priorityFaults = ({ priority }: Pick<HelpContentValues, 'priority'>): FieldError[] =>
  priority === null ? [{ field: 'priority', code: 'required' }] : [];
