import { applicationGaps, type FieldError } from '@telve/api';
import { type ApplicationValues, stateOfValues } from '@telve/application-fields';

/** What is missing, as faults of the save: the call's own rules let an application be saved in parts. */
export const gapFaults = (
  values: ApplicationValues,
  stored: ReturnType<typeof stateOfValues>['documents'],
): FieldError[] =>
  applicationGaps(stateOfValues(values, stored), 'applicant')
    .filter(({ kind }) => kind === 'missing')
    .map(({ field }) => ({ field, code: 'required' }));
