import { renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { page as browser } from 'vitest/browser';
import { onboardingClient } from './onboardingClient';

// An animation goes on by itself: React then needs no act(), and would warn about each frame without it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/** A form of a consumer screen, opened, with what tests do in it. */
export const openForm = async (
  element: ReactElement,
  { theme = 'light' as 'light' | 'dark', client = onboardingClient() } = {},
) => {
  await browser.viewport(1440, 900);
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: string | RegExp, text: string) => {
    await user.clear(field(name));
    if (text === '') return;
    await user.click(field(name));
    await user.paste(text);
  };
  const group = (name: string) => screen.getByRole('group', { name });
  return {
    ...rendered,
    client,
    field,
    put,
    image: () => within(group('Görsel')),
    animation: () => within(group('Animasyon')),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    phone: async () => screen.findByRole('group', { name: 'Telefon önizlemesi' }),
    fill: async () => {
      await put(/^Başlık/, 'Kahven cebinde');
      await put(/^Açıklama/, 'Her gün bir kahve');
    },
  };
};
