import { renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { page as browser } from 'vitest/browser';
import { BannerAddPage } from '../BannerAddPage';
import { BannerEditPage } from '../BannerEditPage';
import { bannerClient } from './bannerClient';

type Theme = 'light' | 'dark';

/** Opens a form of banners in a wide window, with what a person does in it. */
const open = async (element: ReactElement, theme: Theme, client = bannerClient()) => {
  await browser.viewport(1440, 900);
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const group = (name: string) => screen.getByRole('group', { name });
  return {
    ...rendered,
    client,
    field,
    image: (name: string) => within(group(name)),
    choose: (name: string, file: File) => {
      const input = group(name).querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
      const data = new DataTransfer();
      data.items.add(file);
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    put: async (name: string | RegExp, text: string) => {
      await user.clear(field(name));
      if (text !== '') await user.type(field(name), text);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    phone: () => group('Telefon önizlemesi'),
  };
};

export const openAdd = (theme: Theme = 'light', client = bannerClient()) => open(<BannerAddPage />, theme, client);

export const openEdit = (id = 73, theme: Theme = 'light', client = bannerClient()) =>
  open(<BannerEditPage id={id} />, theme, client);
