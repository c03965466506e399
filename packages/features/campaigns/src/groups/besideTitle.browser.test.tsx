import { campaignEntries } from '@telve/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { groupClient } from './testing/groupClient';
import { openDetail } from './testing/openGroup';

beforeEach(() => browser.viewport(1440, 900));

it('a title that somebody else saved before the campaigns were chosen here is compared, not overwritten (D-91)', async () => {
  const client = groupClient();
  const { put, press, user } = await openDetail(client);
  await put('Yeni başlık');
  await client.call(campaignEntries.updateGroup, { id: 58, title: 'Onun başlığı' });
  await press('Alt kampanya ekle');
  await user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
  await user.click(await screen.findByRole('checkbox', { name: /Serbest kampanya 3/ }));
  await press('Grubu güncelle');
  await screen.findByText(/siz bakarken değiştirildi/);
  await screen.findByRole('heading', { level: 1, name: 'Onun başlığı' });
  await press('Grubu güncelle');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(client.inputsOf(campaignEntries.group)).toHaveLength(3));
  await press('Başlığı kaydet');
  await screen.findByText('İkinizin de değiştirdiği alanlar');
  expect(client.inputsOf(campaignEntries.updateGroup).at(-1)).toEqual({ id: 58, title: 'Yeni başlık', version: 1 });
});
