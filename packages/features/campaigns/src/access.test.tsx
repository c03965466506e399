import { type Role, roles } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CampaignAddPage } from './CampaignAddPage';
import { CampaignEditPage } from './CampaignEditPage';
import { CampaignListPage } from './CampaignListPage';
import { campaignClient } from './testing/campaignClient';

const pages = [
  ['list', <CampaignListPage key="list" />, 'Kampanyalar'],
  ['add form', <CampaignAddPage key="add" />, 'Kampanya ekle'],
  ['edit form', <CampaignEditPage key="edit" id={3} />, 'Yılbaşı'],
] as const;

const open = (element: (typeof pages)[number][1], role: Role) => {
  const client = campaignClient({ roles: [role] });
  renderFeature(element, { client });
  return client;
};

describe.each(pages)('the %s', (_name, element, title) => {
  it('opens to PanelUser (CAMP-01)', async () => {
    open(element, 'PanelUser');
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (CAMP-01)', (role) => {
    const client = open(element, role);
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
