import { campaignGroup } from '@telve/testing';
import { expect, it } from 'vitest';
import { groupClient } from './groups/testing/groupClient';
import { searchCampaigns } from './search';
import { searchGroups } from './searchGroups';
import { campaignClient } from './testing/campaignClient';

it('finds campaigns of every package, each leading to its form', async () => {
  const client = campaignClient();
  const hits = await searchCampaigns({ client, query: 'Plus', signal: new AbortController().signal });
  expect(hits).toEqual([{ id: 5, label: 'Plus’a özel', end: '5', target: 'campaigns.edit', params: { id: 5 } }]);
});

it('finds groups, each leading to its page', async () => {
  const client = groupClient({ group: campaignGroup({ id: 58, title: 'Bahar ortaklıkları' }) });
  const signal = new AbortController().signal;
  const hit = { id: 58, label: 'Bahar ortaklıkları', end: '58', target: 'campaigns.group', params: { id: 58 } };
  expect(await searchGroups({ client, query: 'bahar', signal })).toEqual([hit]);
  expect(await searchGroups({ client, query: 'kış', signal })).toEqual([]);
});
