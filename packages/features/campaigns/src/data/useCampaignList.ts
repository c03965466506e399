import { type CampaignRow, campaignEntries } from '@telve/api';
import { type List, type ListControl, useList } from '@telve/kit';
import { type CampaignFilterKinds, campaignFilterKinds, campaignListDefaults } from '../list/filters';
import { useWhileRunning } from './useWhileRunning';

const isRunning = ({ codeProgress }: CampaignRow): boolean => codeProgress?.state === 'running';

/** The campaigns of no group (D-70); read again while codes of a shown one are being made. */
export const useCampaignList = (control: ListControl<CampaignFilterKinds>): List<CampaignRow, CampaignFilterKinds> => {
  const list = useList(campaignEntries.list, {
    filters: campaignFilterKinds,
    defaults: campaignListDefaults,
    ...control,
  });
  useWhileRunning(list.rows.some(isRunning), list.reload);
  return list;
};
