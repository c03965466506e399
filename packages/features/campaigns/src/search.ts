import { campaignEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';

/** Campaigns of no group for the command palette: the best five, each leading to its form. */
export const searchCampaigns: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(campaignEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map(({ id, title }) => ({
    id,
    label: title,
    end: String(id),
    target: 'campaigns.edit',
    params: { id },
  }));
};
