import { type TimePeriod, timePeriodEntries } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { timePeriodTexts } from '../texts';

/** The active switch of a row (CAT-17): sends the whole record with the version that was read (D-67, D-91). */
export const useTimePeriodSwitch = (list: List<TimePeriod>): ((period: TimePeriod) => RowSwitchProps) => {
  const texts = useTexts(timePeriodTexts);
  return useRowSwitch({
    list,
    entry: timePeriodEntries.update,
    checked: ({ active }) => active,
    label: ({ timePeriod }) => texts.switchLabel(formatNumber(timePeriod)),
    toInput: ({ id, timePeriod, version }, active) => ({ id, timePeriod, active, version }),
    // Each write counts the version up; a second press may come before the list was read again.
    patch: ({ version }, active) => ({ active, version: version + 1 }),
  });
};
