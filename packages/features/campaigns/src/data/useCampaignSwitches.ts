import { type CampaignRow, campaignEntries } from '@telve/api';
import { type FilterKinds, type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { campaignTexts } from '../list/texts';

type SwitchOf = (campaign: CampaignRow) => RowSwitchProps;

export interface CampaignSwitches {
  activeOf: SwitchOf;
  shownOf: SwitchOf;
}

/** The two switches of a row (CAMP-17, CAMP-18). They carry no version: the last switch wins (D-91). */
export const useCampaignSwitches = <Kinds extends FilterKinds>(list: List<CampaignRow, Kinds>): CampaignSwitches => {
  const texts = useTexts(campaignTexts);
  const activeOf = useRowSwitch({
    list,
    entry: campaignEntries.setActive,
    checked: ({ active }) => active,
    label: ({ title }) => texts.activeLabel(title),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
  });
  const shownOf = useRowSwitch({
    list,
    entry: campaignEntries.setShown,
    checked: ({ shown }) => shown,
    label: ({ title }) => texts.shownLabel(title),
    toInput: ({ id }, shown) => ({ id, shown }),
    patch: (_, shown) => ({ shown }),
  });
  return { activeOf, shownOf };
};
