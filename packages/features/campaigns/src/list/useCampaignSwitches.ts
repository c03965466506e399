import { type CampaignRow, campaignEntries } from '@telve/api';
import { type FilterKinds, type List, type RowSwitchProps, useRowSwitch, useTexts } from '@telve/kit';
import { campaignWords } from '../words/texts';
import { campaignTexts } from './texts';

type SwitchOf = (campaign: CampaignRow) => RowSwitchProps;

export interface CampaignSwitches {
  activeOf: SwitchOf;
  shownOf: SwitchOf;
}

/** The two switches of a row (CAMP-17, CAMP-18). They carry no version: the last switch wins (D-91). A failed network is told as such (D-75). */
export const useCampaignSwitches = <Kinds extends FilterKinds>(list: List<CampaignRow, Kinds>): CampaignSwitches => {
  const texts = useTexts(campaignTexts);
  const { network } = useTexts(campaignWords);
  const errorTexts = { network, unreadable: network };
  const activeOf = useRowSwitch({
    list,
    entry: campaignEntries.setActive,
    checked: ({ active }) => active,
    label: ({ title }) => texts.activeLabel(title),
    toInput: ({ id }, active) => ({ id, active }),
    patch: (_, active) => ({ active }),
    errorTexts,
  });
  const shownOf = useRowSwitch({
    list,
    entry: campaignEntries.setShown,
    checked: ({ shown }) => shown,
    label: ({ title }) => texts.shownLabel(title),
    toInput: ({ id }, shown) => ({ id, shown }),
    patch: (_, shown) => ({ shown }),
    errorTexts,
  });
  return { activeOf, shownOf };
};
