import { type Role, roles } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { panelUserClient } from '../testing/panelUserClient';
import { PanelUserAddPage } from './PanelUserAddPage';
import { PanelUserEditPage } from './PanelUserEditPage';
import { PanelUserListPage } from './PanelUserListPage';

const pages = [
  ['list', <PanelUserListPage key="list" />, 'Panel kullanıcıları', ['PanelUser', 'PanelVenueUser']],
  ['add form', <PanelUserAddPage key="add" />, 'Panel kullanıcısı ekle', ['PanelUser']],
  ['edit form', <PanelUserEditPage key="edit" id={4} />, 'Ömer Faruk Işık', ['PanelUser']],
] as const;

describe.each(pages)('the %s', (_name, element, title, allowed) => {
  const open = (role: Role) => {
    const client = panelUserClient({ roles: [role] });
    renderFeature(element, { client });
    return client;
  };
  const others = roles.filter((role) => !(allowed as readonly Role[]).includes(role));

  it.each(allowed)('opens to %s (PU-04, PU-05)', async (role) => {
    open(role);
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(others)('is closed to %s and asks nothing (PU-04, PU-05)', (role) => {
    const client = open(role);
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
