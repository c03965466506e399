import { type Campaign, campaignEntries } from '@telve/api';
import { campaign, deferred, refusal } from '@telve/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { GroupAddPage } from './GroupAddPage';
import { openDetail, openGroup } from './testing/openGroup';
import { openSub } from './testing/openSub';

beforeEach(() => browser.viewport(1440, 900));

const message = 'Grup şu anda kilitli.';
const said = () => Promise.reject(refusal('uncoded', { status: 200, enveloped: true, message }));

it('a group that cannot be added is told in the server’s words, whatever its code (CAMP-118, D-75)', async () => {
  const { put, press, client, title } = await openGroup(<GroupAddPage />);
  client.answer(campaignEntries.createGroup, said);
  await put('Bahar');
  await press('Ekle');
  await screen.findByText(message);
  expect(title().value).toBe('Bahar');
});

it('a title that cannot be changed is told as “Bir hata oluştu”, whatever the server says (CAMP-114, D-75)', async () => {
  const { put, press, client } = await openDetail();
  client.answer(campaignEntries.updateGroup, said);
  await put('Bahar');
  await press('Başlığı kaydet');
  await screen.findByText('Bir hata oluştu');
  expect(screen.queryByText(message)).toBeNull();
});

it('a sub-campaign that cannot be added is told in the server’s words (CAMP-118, D-75)', async () => {
  const { fill, press, client } = await openSub();
  client.answer(campaignEntries.create, said);
  await fill('KAHVE1');
  await press('Ekle');
  await screen.findByText(message);
});

it('a sub-campaign that is added after its form was left is told as added (D-26)', async () => {
  const { fill, press, client, rerender } = await openSub();
  const answer = deferred<Campaign>();
  client.answer(campaignEntries.create, () => answer.promise);
  await fill('KAHVE1');
  await press('Ekle');
  await waitFor(() => expect(client.inputsOf(campaignEntries.create)).toHaveLength(1));
  rerender(<p>Kampanyalar</p>);
  await act(async () => answer.resolve(campaign({ id: 1400 })));
  await screen.findByText('Başarıyla eklendi.');
  expect(screen.queryByText('Güncelleme işlemi başarılıdır')).toBeNull();
});
