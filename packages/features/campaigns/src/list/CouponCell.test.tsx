import { addDays, today } from '@telve/locale';
import { campaign, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampaignListPage } from '../CampaignListPage';
import { campaignClient } from '../testing/campaignClient';

it.each([
  [-1, 'Süresi doldu'],
  [3, 'Süresi dolmak üzere'],
])(
  'a campaign whose codes stopped says besides how its end in %i days stands (CAMP-23, CAMP-24)',
  async (days, words) => {
    const codeProgress = { state: 'failed', done: 48, total: 100 } as const;
    const stopped = campaign({ subscriptionType: 'GENERAL', codeProgress, endDate: addDays(today(), days) });
    renderFeature(<CampaignListPage />, { client: campaignClient({ campaigns: [stopped] }), navigation: '' });
    await screen.findByText('Kod üretimi yarıda kaldı');
    expect(screen.getByText(words)).toBeDefined();
  },
);
