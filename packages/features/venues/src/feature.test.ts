import { expect, it } from 'vitest';
import { venuesFeature } from './feature';

it('opens the venue list at /dashboard/venues to staff and venue users (VEN-01, VEN-02)', () => {
  const [route] = venuesFeature.routes;
  expect(route).toMatchObject({ target: 'venues.list', path: '/dashboard/venues', title: 'Mağazalar' });
  expect(route?.roles).toEqual(['PanelUser', 'PanelVenueUser']);
});

it('stands in the menu of the same two roles (SHELL-14)', () => {
  expect(venuesFeature.menu).toMatchObject([
    { group: 'venues', label: 'Mağazalar', target: 'venues.list', roles: ['PanelUser', 'PanelVenueUser'] },
  ]);
});

it('names one task for each of the two roles (SHELL-02)', () => {
  expect(venuesFeature.tasks?.map(({ title, roles }) => [title, ...roles])).toEqual([
    ['Mağazalar', 'PanelUser'],
    ['Mağaza listeleme', 'PanelVenueUser'],
  ]);
});

it('loads pages and cards only when they are asked for', async () => {
  const loaded = await Promise.all(
    [...venuesFeature.routes, ...(venuesFeature.homeCards ?? [])].map(({ load }) => load()),
  );
  expect(loaded.map(({ name }) => name)).toEqual(['VenueListPage', 'VenueAddPage', 'VenueEditPage', 'VenueHomeCard']);
});
