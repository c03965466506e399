import { type Role, roles } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimePeriodAddPage } from './TimePeriodAddPage';
import { TimePeriodEditPage } from './TimePeriodEditPage';
import { TimePeriodListPage } from './TimePeriodListPage';
import { timePeriodClient } from './testing/timePeriodClient';

const pages = [
  ['list', <TimePeriodListPage key="list" />, 'Sipariş süreleri'],
  ['add form', <TimePeriodAddPage key="add" />, 'Süre ekle'],
  ['edit form', <TimePeriodEditPage key="edit" id={3} />, '15 dakika'],
] as const;

const open = (element: (typeof pages)[number][1], role: Role) => {
  const client = timePeriodClient({ roles: [role] });
  renderFeature(element, { client });
  return client;
};

describe.each(pages)('the %s', (_name, element, title) => {
  it('opens to PanelUser (CAT-11)', async () => {
    open(element, 'PanelUser');
    await screen.findByRole('heading', { name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (CAT-11)', (role) => {
    const client = open(element, role);
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
