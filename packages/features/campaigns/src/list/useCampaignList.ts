import { type CampaignRow, campaignEntries } from '@telve/api';
import { type List, type ListControl, useList } from '@telve/kit';
import { useWhileRunning } from '../data/useWhileRunning';
import { type CampaignFilterKinds, campaignFilterKinds, campaignListDefaults } from './filters';

const isRunning = ({ codeProgress }: CampaignRow): boolean => codeProgress?.state === 'running';

/**
 * The campaigns of no group (D-70); read again while codes of a shown one are being made.
 * @param isSeen whether its rows are looked at, and not those of the other tab
 */
export const useCampaignList = (
  control: ListControl<CampaignFilterKinds>,
  isSeen: boolean,
): List<CampaignRow, CampaignFilterKinds> => {
  const list = useList(campaignEntries.list, {
    filters: campaignFilterKinds,
    defaults: campaignListDefaults,
    ...control,
  });
  useWhileRunning(isSeen && list.rows.some(isRunning), list.reload);
  return list;
};
