import { type MerchantCampaign, merchantCampaignEntries } from '@telve/api';
import { deferred, renderFeature } from '@telve/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MerchantCampaignEditPage } from './MerchantCampaignEditPage';
import { merchantClient } from './testing/merchantClient';

it('switched twice before the record was read again, the form is compared with nobody (MCAMP-33, D-91)', async () => {
  const client = merchantClient();
  const { user } = renderFeature(<MerchantCampaignEditPage id={40} />, { client });
  const title = await screen.findByRole('textbox', { name: /^Başlık/ });
  await user.clear(title);
  await user.type(title, 'Yeni ad');
  const stored = await client.call(merchantCampaignEntries.detail, { id: 40 });
  const answer = deferred<MerchantCampaign>();
  client.answer(merchantCampaignEntries.detail, () => answer.promise);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('switch', { name: 'Kampanyalar listesinde göster' }));
    await waitFor(() => expect(client.inputsOf(merchantCampaignEntries.setShown)).toHaveLength(times));
  }
  await act(async () => answer.resolve({ ...stored, version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  await waitFor(() =>
    expect(client.inputsOf(merchantCampaignEntries.update)).toMatchObject([{ version: 3, title: 'Yeni ad' }]),
  );
  expect(screen.queryByText('Değişiklikleri karşılaştır')).toBeNull();
});

it('shows what is stored when somebody else switched it back (MCAMP-16, MCAMP-33)', async () => {
  const client = merchantClient();
  const { user } = renderFeature(<MerchantCampaignEditPage id={40} />, { client });
  const shown = () => screen.getByRole('switch', { name: 'Kampanyalar listesinde göster' });
  const isOn = () => shown().getAttribute('aria-checked');
  await screen.findByRole('switch', { name: 'Kampanyalar listesinde göster' });
  const before = isOn();
  await user.click(shown());
  await waitFor(() => expect(client.inputsOf(merchantCampaignEntries.detail).length).toBeGreaterThan(1));
  await waitFor(() => expect(isOn()).not.toBe(before));
  await user.type(screen.getByRole('textbox', { name: /^Başlık/ }), '!');
  await client.call(merchantCampaignEntries.setShown, { id: 40, isShown: before === 'true' });
  await client.call(merchantCampaignEntries.update, { id: 40, title: 'Başkasının adı' } as never);
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  await screen.findByRole('heading', { name: 'Değişiklikleri karşılaştır' });
  // Behind the comparison.
  const behind = () => screen.getByRole('switch', { name: 'Kampanyalar listesinde göster', hidden: true });
  await waitFor(() => expect(behind().getAttribute('aria-checked')).toBe(before));
});
