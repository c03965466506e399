import { type CampaignGroupRow, campaignEntries } from '@telve/api';
import { type List, useList } from '@telve/kit';

/** The campaign groups of the list's second tab; its page stands in the address as `groupPage` (CAMP-03, GRP-25). */
export const useGroupList = (): List<CampaignGroupRow, Record<never, never>> =>
  useList(campaignEntries.groups, { prefix: 'group' });
