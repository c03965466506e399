import { expect, it } from 'vitest';
import { activityFeature } from './feature';

it('opens the logs of panel users, merchant-app users and venues to PanelUser only', () => {
  expect(activityFeature.routes.map(({ target, path, roles }) => [target, path, ...roles])).toEqual([
    ['activity.panelUser', '/dashboard/users/panelUser/:id/activity', 'PanelUser'],
    ['activity.merchantUser', '/dashboard/users/readerAppUser/:id/activity', 'PanelUser'],
    ['activity.venue', '/dashboard/venue/:id/activity', 'PanelUser'],
  ]);
});

it('stands under the list of its records', () => {
  expect(activityFeature.routes.map(({ parent }) => parent)).toEqual([
    'panelUsers.list',
    'merchantUsers.list',
    'venues.list',
  ]);
});

it('hands subject and number of the address to the page', () => {
  expect(activityFeature.routes.map(({ props }) => props?.({ id: '7' }, new URLSearchParams()))).toEqual([
    { subject: 'panel-user', id: 7 },
    { subject: 'merchant-user', id: 7 },
    { subject: 'venue', id: 7 },
  ]);
});

it.each(['abc', '1e1', '0x0a', '010', '0', '-1', '1.5'])('takes %s for the address of no record', (id) => {
  expect(activityFeature.routes[0]?.props?.({ id }, new URLSearchParams())).toMatchObject({ id: Number.NaN });
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(activityFeature.routes.map(({ load }) => load()));
  expect(new Set(loaded.map(({ name }) => name))).toEqual(new Set(['ActivityPage']));
});
