import { type MerchantCampaignRow, merchantCampaignEntries } from '@telve/api';
import { type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { merchantCampaignTexts } from '../texts';

/** The active switch of a row, which calls at once (MCAMP-05, MCAMP-18); the last switch wins (D-91). */
export const useActiveSwitch = (
  list: List<MerchantCampaignRow>,
): ((campaign: MerchantCampaignRow) => RowSwitchProps) => {
  const texts = useTexts(merchantCampaignTexts);
  return useRowSwitch({
    list,
    entry: merchantCampaignEntries.setActive,
    checked: ({ active }) => active,
    label: ({ title }) => texts.switchLabel(title),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
  });
};
