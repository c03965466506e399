import { expect, it } from 'vitest';
import { endUsersFeature } from './feature';

it('opens search, detail and access log at their addresses to PanelUser only (SUP-01, SUP-03, SUP-06)', () => {
  expect(endUsersFeature.routes.map(({ target, path, roles }) => [target, path, ...roles])).toEqual([
    ['endUsers.search', '/dashboard/endUserManagements', 'PanelUser'],
    ['endUsers.detail', '/dashboard/endUserManagement/:id', 'PanelUser'],
    ['accessLog.list', '/dashboard/endUserManagements/accessLog', 'PanelUser'],
  ]);
  expect(endUsersFeature.routes.map(({ parent }) => parent)).toEqual([undefined, 'endUsers.search', 'endUsers.search']);
});

it('stands among the members of the menu and the tasks, for PanelUser only (SHELL-18)', () => {
  expect(endUsersFeature.menu).toMatchObject([
    { group: 'members', label: 'Üyeler', target: 'endUsers.search', order: 10, roles: ['PanelUser'] },
  ]);
  expect(endUsersFeature.tasks).toMatchObject([{ target: 'endUsers.search', roles: ['PanelUser'] }]);
});

it('hands the number of the address to the page, and nobody’s for any other spelling', () => {
  const props = endUsersFeature.routes[1]?.props;
  expect(props?.({ id: '40217' }, new URLSearchParams())).toEqual({ id: 40_217 });
  for (const id of ['abc', '1e1', '0x0a', '010', '0', '-1', '1.5']) {
    expect(props?.({ id }, new URLSearchParams())).toEqual({ id: Number.NaN });
  }
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(endUsersFeature.routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(['EndUserSearchPage', 'EndUserDetailPage', 'AccessLogPage']);
});
