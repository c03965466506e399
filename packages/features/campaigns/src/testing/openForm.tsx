import { renderFeature } from '@telve/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type CampaignClient, campaignClient } from './campaignClient';

export interface OpenFormOptions {
  theme?: 'light' | 'dark';
  client?: CampaignClient;
}

/** A form of a campaign, open and ready, and what a person does in it. */
export const openForm = async (
  element: ReactElement,
  { theme = 'light', client = campaignClient() }: OpenFormOptions = {},
) => {
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: string | RegExp, text: string) => {
    await user.clear(field(name));
    await user.click(field(name));
    if (text !== '') await user.paste(text);
    await user.tab();
  };
  return {
    ...rendered,
    client,
    field,
    /** Replaces what stands in a field in one go, as a paste does, and leaves it. */
    put,
    select: (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }),
    radio: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
    button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Fills what a campaign of the type General must have. */
    fill: async () => {
      await put(/^Başlık/, 'Öğle kahvesi');
      await put(/^Mobil başlık/, 'Öğlen 40 ₺');
      await put(/^Açıklama/, 'Her gün 12 ile 14 arasında.');
      await put('Genel kod', 'kahve1');
      await put('Toplam kod adedi', '1000');
      await put('Bitiş tarihi', '31.12.2099');
    },
    /** The dialog that lists what is wrong. */
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    /** Waits until a field says this, after it was left: the first time the rules are still being loaded. */
    says: (name: string | RegExp, text: string) =>
      waitFor(
        () => {
          const id = field(name).getAttribute('aria-describedby') ?? '';
          const said = id.split(' ').map((one) => document.getElementById(one)?.textContent ?? '');
          if (!said.some((one) => one.includes(text))) throw new Error(`says ${said.join(' | ')}`);
        },
        { timeout: 5000 },
      ),
    /** Chooses a file as the system's dialog does. */
    choose: (file: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('there is no field for a file');
      fireEvent.change(input, { target: { files: [file] } });
    },
  };
};

/** A small picture as a file of the person's machine. */
export const pictureFile = async (type = 'image/jpeg', name = 'kampanya.jpg'): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 10 });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  return new File([blob as Blob], name, { type });
};
