import { type Role, roles } from '@telve/api';
import { type FakeClient, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CoffeeSizeAddPage } from './coffee-sizes/CoffeeSizeAddPage';
import { CoffeeSizeEditPage } from './coffee-sizes/CoffeeSizeEditPage';
import { CoffeeSizeListPage } from './coffee-sizes/CoffeeSizeListPage';
import { MilkTypeAddPage } from './milk-types/MilkTypeAddPage';
import { MilkTypeEditPage } from './milk-types/MilkTypeEditPage';
import { MilkTypeListPage } from './milk-types/MilkTypeListPage';
import { TimePeriodAddPage } from './TimePeriodAddPage';
import { TimePeriodEditPage } from './TimePeriodEditPage';
import { TimePeriodListPage } from './TimePeriodListPage';
import { coffeeSizeClient, milkTypeClient } from './testing/catalogueClients';
import { timePeriodClient } from './testing/timePeriodClient';

type MakeClient = (options: { roles: readonly Role[] }) => FakeClient;
type Opened = readonly [name: string, element: ReactElement, title: string, make: MakeClient];

const pages: readonly Opened[] = [
  ['list of milk types', <MilkTypeListPage key="list" />, 'Süt tipleri', milkTypeClient],
  ['form that adds a milk type', <MilkTypeAddPage key="add" />, 'Süt tipi ekle', milkTypeClient],
  ['form that edits a milk type', <MilkTypeEditPage key="edit" id={3} />, 'Laktozsuz', milkTypeClient],
  ['list of coffee sizes', <CoffeeSizeListPage key="list" />, 'Kahve boyları', coffeeSizeClient],
  ['form that adds a coffee size', <CoffeeSizeAddPage key="add" />, 'Kahve boyu ekle', coffeeSizeClient],
  ['form that edits a coffee size', <CoffeeSizeEditPage key="edit" id={3} />, 'Büyük', coffeeSizeClient],
  ['list of time periods', <TimePeriodListPage key="list" />, 'Sipariş süreleri', timePeriodClient],
  ['form that adds a time period', <TimePeriodAddPage key="add" />, 'Süre ekle', timePeriodClient],
  ['form that edits a time period', <TimePeriodEditPage key="edit" id={3} />, '15 dakika', timePeriodClient],
];

describe.each(pages)('the %s', (_name, element, title, make) => {
  const open = (role: Role) => {
    const client = make({ roles: [role] });
    renderFeature(element, { client });
    return client;
  };

  it('opens to PanelUser (CAT-11)', async () => {
    open('PanelUser');
    await screen.findByRole('heading', { name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (CAT-11)', (role) => {
    const client = open(role);
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
