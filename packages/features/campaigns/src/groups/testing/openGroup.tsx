import { renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { GroupDetailPage } from '../GroupDetailPage';
import { groupClient } from './groupClient';

/** A page of a group, open and ready, and what a person does on it. */
export const openGroup = async (element: ReactElement, client = groupClient(), theme: 'light' | 'dark' = 'light') => {
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Grup başlığı/ });
  return {
    ...rendered,
    client,
    title,
    put: async (text: string) => {
      await user.clear(title());
      if (text === '') return;
      await user.click(title());
      await user.paste(text);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
  };
};

/** The detail of group 58. */
export const openDetail = (client = groupClient(), theme: 'light' | 'dark' = 'light') =>
  openGroup(<GroupDetailPage id={58} />, client, theme);

/** The dialog that chooses among existing campaigns, with its first page. */
export const openPicker = async (client = groupClient()) => {
  const page = await openDetail(client);
  await page.press('Alt kampanya ekle');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Var olandan seç' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Var olan kampanyalardan seç' }));
  await dialog.findByRole('checkbox', { name: /Serbest kampanya 8 / });
  return { ...page, dialog };
};
