import { type OnboardingRow, onboardingEntries } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { onboardingTexts } from '../texts';

/**
 * The active switch of a row, which saves at once with the version that was read; over a newer one the row shows what is stored
 * (CONB-14, CONB-27, D-81, D-91).
 */
export const useActiveSwitch = (list: List<OnboardingRow>): ((screen: OnboardingRow) => RowSwitchProps) => {
  const texts = useTexts(onboardingTexts);
  return useRowSwitch({
    list,
    entry: onboardingEntries.update,
    checked: ({ active }) => active,
    label: ({ title }) => texts.switchLabel(title),
    toInput: ({ id, version }, active) => ({ id, active, version }),
    // The server counts by one: the next switch must not meet its own last one.
    patch: ({ version }, active) => ({ active, version: version + 1 }),
  });
};
