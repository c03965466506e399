import { campaignEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';

/** Campaign groups for the command palette: the newest five, each leading to its page, which lists its campaigns. */
export const searchGroups: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(campaignEntries.groups, { page: 1, size: 5, search: query }, { signal });
  return items.map(({ id, title }) => ({
    id,
    label: title,
    end: String(id),
    target: 'campaigns.group',
    params: { id },
  }));
};
