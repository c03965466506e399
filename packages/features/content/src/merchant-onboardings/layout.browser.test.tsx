import { renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { MerchantOnboardingAddPage } from './MerchantOnboardingAddPage';
import { merchantOnboardingClient, sampleBanners } from './testing/merchantOnboardingClient';

const open = async (width: number) => {
  await browser.viewport(width, 900);
  const client = merchantOnboardingClient({ rows: sampleBanners().slice(0, 3) });
  renderFeature(<MerchantOnboardingAddPage />, { client, background: 'surface' });
  return screen.findByRole('group', { name: 'Telefon önizlemesi' });
};

it.each([320, 1440])('keeps the place of the picture inside its phone at %i px', async (width) => {
  const phone = await open(width);
  const screenBox = phone.children[0]?.getBoundingClientRect() as DOMRect;
  const place = within(phone).getByText('Görsel seçince burada görünür.').getBoundingClientRect();
  expect(place.right).toBeLessThanOrEqual(screenBox.right - 14);
  expect(Math.abs(place.left - screenBox.left - (screenBox.right - place.right))).toBeLessThan(2);
  expect(place.width / place.height).toBeCloseTo(654 / 400, 1);
});

it('puts a new banner behind the others (MONB-14)', async () => {
  await open(1440);
  const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Sıra/ });
  await waitFor(() => expect(place().value).toBe('4'));
});
