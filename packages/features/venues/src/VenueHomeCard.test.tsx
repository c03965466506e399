import { venueEntries } from '@telve/api';
import { deferred, expectNoAxeViolations, many, page, refusal, renderFeature, venueRow } from '@telve/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { venueClient } from './testing/venueClient';
import { VenueHomeCard } from './VenueHomeCard';

const open = (client = venueClient({ roles: ['PanelVenueUser'] })) => ({
  ...renderFeature(<VenueHomeCard />, { client }),
  client,
});

const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('shows the first three venues with their state (SHELL-02)', async () => {
  const { client, container } = open();
  expect(await titles()).toEqual(['Kırık Fincan Moda', 'Kırık Fincan Bebek', 'Taş Avlu Kahve']);
  expect(client.inputsOf(venueEntries.list)).toEqual([{ page: 1, size: 3 }]);
  expect(container.textContent).toContain('YoğunBitiş: 17:30');
  await expectNoAxeViolations(container, { layout: false });
});

it('says that a coming-soon venue takes no orders yet', async () => {
  open(venueClient({ venues: [venueRow({ isOpen: false, isComingSoon: true })] }));
  expect(await screen.findByText('Henüz sipariş almıyor')).toBeDefined();
});

it('leads to all venues', async () => {
  const { navigation, user } = open();
  await titles();
  await user.click(screen.getByRole('link', { name: 'Tümünü gör' }));
  expect(navigation.visits).toMatchObject([{ target: 'venues.list' }]);
});

it('holds the place of the cards while they load', async () => {
  const client = venueClient();
  const answer = deferred<ReturnType<typeof page<ReturnType<typeof venueRow>>>>();
  client.answer(venueEntries.list, () => answer.promise);
  const { container } = open(client);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(async () => answer.resolve(page(many(1, venueRow))));
  expect(await titles()).toEqual(['Mağaza 1']);
});

it('offers to try again when they cannot be read', async () => {
  const client = venueClient();
  client.answer(venueEntries.list, () => Promise.reject(refusal('bad_request')));
  const { user } = open(client);
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  client.answer(venueEntries.list, page([venueRow()]));
  await user.click(retry);
  expect(await titles()).toEqual(['Kırık Fincan Moda']);
});

it('says that there is none yet', async () => {
  open(venueClient({ venues: [] }));
  expect(await screen.findByText('Henüz mağaza yok')).toBeDefined();
});
