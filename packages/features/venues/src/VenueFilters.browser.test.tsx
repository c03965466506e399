import { lookupEntries, venueEntries } from '@telve/api';
import { choice, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { venueClient } from './testing/venueClient';
import { VenueListPage } from './VenueListPage';

const open = async (query = '') => {
  const client = venueClient();
  const rendered = renderFeature(<VenueListPage />, { client, navigation: query });
  await screen.findAllByRole('rowheader');
  return {
    ...rendered,
    client,
    lastInput: () => client.inputsOf(venueEntries.list).at(-1),
    choose: async (filter: string, option: string) => {
      await rendered.user.click(chip(filter));
      await rendered.user.click(await screen.findByRole('option', { name: option }));
    },
  };
};

const chip = (filter: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${filter}`) });
const codes = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.slice(-7));

it.each([
  ['VEN-08', 'Durum', 'Pasif', { isActive: false }, ['TA-0087', 'OA-0230']],
  ['VEN-09', 'Şehir', 'İzmir', { cityId: 35 }, ['TA-0087']],
  ['VEN-11', 'İş yeri', 'Avlu Turizm A.Ş.', { companyId: 2 }, ['TA-0087', 'MR-0211']],
  ['VEN-12', 'Plan', 'Basic', { hasPlusPackage: false }, ['TA-0087']],
])('%s: %s narrows the list, stands in the address and leads to page 1 (LIST-07)', async (...example) => {
  const [, filter, option, input, left] = example;
  const { choose, lastInput, navigation } = await open('size=25');
  await choose(filter, option);
  await waitFor(() => expect(codes()).toEqual(left));
  expect(lastInput()).toEqual({ ...input, page: 1, size: 25 });
  const [name, value] = Object.entries(input)[0]!;
  expect(new URLSearchParams(navigation.query()).get(name)).toBe(String(value));
  expect(chip(filter).textContent).toBe(`${filter}: ${option}`);
});

it('offers the districts of the chosen city (VEN-10, VEN-135, VEN-136)', async () => {
  const { choose, client, lastInput } = await open();
  expect(chip('İlçe').disabled).toBe(true);
  await choose('Şehir', 'İstanbul');
  await choose('İlçe', 'Beşiktaş');
  await waitFor(() => expect(codes()).toEqual(['KF-0143']));
  expect(client.inputsOf(lookupEntries.districts)).toEqual([{ cityId: 34 }]);
  expect(lastInput()).toMatchObject({ cityId: 34, districtId: 2 });
});

it('takes the district away with its city and says so (VEN-10)', async () => {
  const { choose, lastInput } = await open('cityId=34&districtId=2');
  await choose('Şehir', 'İzmir');
  await waitFor(() => expect(codes()).toEqual(['TA-0087']));
  expect(lastInput()).not.toHaveProperty('districtId');
  expect(await screen.findByText('Şehir değiştiği için ilçe filtresi kaldırıldı.')).toBeDefined();
});

it('lets the choices be loaded again when that failed (VEN-09)', async () => {
  const client = venueClient();
  client.answer(lookupEntries.cities, () => Promise.reject(refusal('bad_request')));
  const { user } = renderFeature(<VenueListPage />, { client });
  await screen.findAllByRole('rowheader');
  await user.click(chip('Şehir'));
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  client.answer(lookupEntries.cities, [choice(34, 'İstanbul')]);
  await user.click(retry);
  expect(await screen.findByRole('option', { name: 'İstanbul' })).toBeDefined();
});
