import { describe, expect, it } from 'vitest';
import { usersFeature } from './feature';

const route = (target: string) => usersFeature.routes.find((one) => one.target === target);

describe('panel users', () => {
  it('have list, add form and edit form, the list also for venue users (PU-01, PU-02, PU-03, PU-04, PU-05)', () => {
    const panel = usersFeature.routes.filter(({ target }) => target.startsWith('panelUsers.'));
    expect(panel.map(({ path, roles }) => [path, ...roles])).toEqual([
      ['/dashboard/users/panelUsers', 'PanelUser', 'PanelVenueUser'],
      ['/dashboard/users/panelUser', 'PanelUser'],
      ['/dashboard/users/panelUser/:id', 'PanelUser'],
    ]);
  });

  it('stand in the menu of partner companies and among the tasks, worded by what the role may (SHELL-02)', () => {
    const entry = { group: 'venues', label: 'Panel kullanıcıları', roles: ['PanelUser', 'PanelVenueUser'] };
    expect(usersFeature.menu).toContainEqual(expect.objectContaining({ ...entry, target: 'panelUsers.list' }));
    const tasks = usersFeature.tasks?.filter(({ target }) => target === 'panelUsers.list');
    expect(tasks?.map(({ roles, text }) => [roles.join(), text])).toEqual([
      ['PanelUser', 'Ekleyin, düzenleyin, aktif veya pasif yapın'],
      ['PanelVenueUser', 'İş yerinizin panel kullanıcılarını görün'],
    ]);
  });

  it('are searched and added from the palette by those who may open them', () => {
    expect(usersFeature.search?.find(({ id }) => id === 'panelUsers')?.roles).toEqual(['PanelUser']);
    expect(usersFeature.actions?.find(({ id }) => id === 'panelUsers.add')?.roles).toEqual(['PanelUser']);
  });
});

describe('merchant-app users', () => {
  it('have list, add form and edit form for staff and venue users (MU-01, MU-02, MU-03, MU-04)', () => {
    const merchant = usersFeature.routes.filter(({ target }) => target.startsWith('merchantUsers.'));
    expect(merchant.map(({ path, roles }) => [path, ...roles])).toEqual([
      ['/dashboard/users/readerAppUsers', 'PanelUser', 'PanelVenueUser'],
      ['/dashboard/users/readerAppUser', 'PanelUser', 'PanelVenueUser'],
      ['/dashboard/users/readerAppUser/:id', 'PanelUser', 'PanelVenueUser'],
    ]);
  });
});

describe.each(['panelUsers.edit', 'merchantUsers.edit'])('%s', (target) => {
  it('gets the number of the address', () => {
    expect(route(target)?.props?.({ id: '7' }, new URLSearchParams())).toEqual({ id: 7 });
  });

  it.each(['abc', '1e1', '0x0a', '010', '0', '-1', '1.5'])('takes %s for the address of no record', (id) => {
    expect(route(target)?.props?.({ id }, new URLSearchParams())).toEqual({ id: Number.NaN });
  });
});

it('loads pages and searches only when they are asked for', async () => {
  const pages = await Promise.all(usersFeature.routes.map(({ load }) => load()));
  expect(pages.map(({ name }) => name)).toEqual([
    'PanelUserListPage',
    'PanelUserAddPage',
    'PanelUserEditPage',
    'MerchantUserListPage',
    'MerchantUserAddPage',
    'MerchantUserEditPage',
  ]);
  const searches = await Promise.all((usersFeature.search ?? []).map(({ load }) => load()));
  expect(searches.map((search) => typeof search)).toEqual(['function', 'function']);
});
