import { type Role, roles } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { merchantUserClient } from '../testing/merchantUserClient';
import { ofAllVenues } from '../testing/merchantUsers';
import { MerchantUserAddPage } from './MerchantUserAddPage';
import { MerchantUserEditPage } from './MerchantUserEditPage';
import { MerchantUserListPage } from './MerchantUserListPage';

const pages = [
  ['list', <MerchantUserListPage key="list" />, 'Mağaza kullanıcıları'],
  ['add form', <MerchantUserAddPage key="add" />, 'Mağaza kullanıcısı ekle'],
  ['edit form', <MerchantUserEditPage key="edit" id={1} />, 'hakan.yilmaz@kirikfincan.example'],
] as const;

const allowed: readonly Role[] = ['PanelUser', 'PanelVenueUser'];

describe.each(pages)('the %s', (_name, element, title) => {
  it.each(allowed)('opens to %s (MU-04)', async (role) => {
    const client = merchantUserClient(role === 'PanelVenueUser' ? { own: ofAllVenues } : {});
    renderFeature(element, { client });
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeDefined();
  });

  it.each(roles.filter((role) => !allowed.includes(role)))('is closed to %s and asks nothing (MU-04)', (role) => {
    const client = merchantUserClient();
    renderFeature(element, { client, roles: [role] });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
