import { merchantCampaignEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { merchantCampaign, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { MerchantCampaignAddPage } from '../MerchantCampaignAddPage';
import { MerchantCampaignEditPage } from '../MerchantCampaignEditPage';
import { merchantClient } from '../testing/merchantClient';

const open = async (element: ReactElement) => {
  const row = merchantCampaign({ id: 35, endDate: addDays(today(), 30), imgUrl: null, img: null });
  const client = merchantClient({ rows: [row] });
  const rendered = renderFeature(element, { client });
  const choose = await screen.findByRole('button', { name: /Görsel ekle/ });
  return { ...rendered, client, choose };
};

it('is asked for of a new campaign alone; one that is stored without an image is saved as it is (MCAMP-27)', async () => {
  const adding = await open(<MerchantCampaignAddPage />);
  expect(adding.choose.textContent).toContain('zorunlu');
  adding.unmount();
  const { choose, client, user } = await open(<MerchantCampaignEditPage id={35} />);
  expect(choose.textContent).not.toContain('zorunlu');
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  await waitFor(() => expect(client.inputsOf(merchantCampaignEntries.update)).toHaveLength(1));
  expect(screen.queryByText(/Resim alanı/)).toBeNull();
});
