import type { CreateTimePeriodInput, TimePeriod } from '@telve/api';

/** Values of the form. */
export interface TimePeriodValues {
  /** Minutes; null while empty, NaN for a text that is no number. */
  timePeriod: number | null;
  active: boolean;
}

/** A new time period (CAT-09). */
export const emptyTimePeriod: TimePeriodValues = { timePeriod: null, active: true };

/** The stored record as form values (CAT-10). */
export const toValues = ({ timePeriod, active }: TimePeriod): TimePeriodValues => ({ timePeriod, active });

/** Form values as the call's input. An empty number travels as it is: the rules say what is missing. */
export const toInput = ({ timePeriod, active }: TimePeriodValues): CreateTimePeriodInput => ({
  timePeriod: timePeriod as number,
  active,
});
