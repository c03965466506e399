import { expect, it } from 'vitest';
import { searchCampaigns } from './search';
import { campaignClient } from './testing/campaignClient';

it('finds campaigns of every package, each leading to its form', async () => {
  const client = campaignClient();
  const hits = await searchCampaigns({ client, query: 'Plus', signal: new AbortController().signal });
  expect(hits).toEqual([{ id: 5, label: 'Plus’a özel', end: '5', target: 'campaigns.edit', params: { id: 5 } }]);
});
