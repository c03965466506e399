import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignAddPage } from '../CampaignAddPage';
import { openForm } from '../testing/openForm';

beforeEach(() => page.viewport(1440, 900));

const link = /^Link(?! metni)/;

it('a link that is wrong for one kind of link is right for another as soon as that is chosen (CAMP-97)', async () => {
  const { user, radio, put, says, field } = await openForm(<CampaignAddPage />);
  await put(link, '/plus');
  await user.click(radio('Dış bağlantı'));
  await put(link, '/plus');
  await says(link, 'Link http:// veya https:// ile başlamalıdır.');
  await user.click(radio('Uygulama içi'));
  await waitFor(() => expect(field(link).getAttribute('aria-invalid')).not.toBe('true'));
});

it('a discount that the type does not ask for is no fault that the bar names (CAMP-81, CAMP-82)', async () => {
  const { user, radio, put } = await openForm(<CampaignAddPage />);
  await user.click(radio('Kupon Kodu'));
  await put('İndirim', '0');
  await screen.findByText(/İndirim düzeltilmeli/);
  await user.click(radio('Genel'));
  await waitFor(() => expect(screen.queryByText(/düzeltilmeli/)).toBeNull());
});
