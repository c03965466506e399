import { renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { companyClient } from './companyClient';

export interface OpenFormOptions {
  theme?: 'light' | 'dark';
  client?: ReturnType<typeof companyClient>;
}

/** A form of a company, open and ready, and what a person does in it. */
export const openForm = async (
  element: ReactElement,
  { theme = 'light', client = companyClient() }: OpenFormOptions = {},
) => {
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    client,
    field,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Replaces what stands in a field in one go, as a paste does. */
    put: async (name: string | RegExp, text: string) => {
      await user.clear(field(name));
      if (text === '') return;
      await user.click(field(name));
      await user.paste(text);
    },
    close: () => user.click(screen.getByRole('radio', { name: 'Kapalı' })),
    reopen: () => user.click(screen.getByRole('radio', { name: 'Açık' })),
    reason: () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /Kapalı olma sebebi/ }),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
  };
};
