import { type MerchantOnboardingRow, merchantOnboardingEntries } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { merchantOnboardingTexts } from '../texts';

/**
 * The active switch of a banner, which saves at once with the version that was read; over a newer one the banner shows what is stored
 * (MONB-09, D-81, D-91).
 */
export const useActiveSwitch = (
  list: List<MerchantOnboardingRow>,
): ((banner: MerchantOnboardingRow) => RowSwitchProps) => {
  const texts = useTexts(merchantOnboardingTexts);
  return useRowSwitch({
    list,
    entry: merchantOnboardingEntries.update,
    checked: ({ active }) => active,
    label: ({ title }) => texts.switchLabel(title),
    toInput: ({ id, version }, active) => ({ id, active, version }),
    // The server counts by one: the next switch must not meet its own last one.
    patch: ({ version }, active) => ({ active, version: version + 1 }),
  });
};
