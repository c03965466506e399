import { applicationEntries, type MerchantApplication } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import { ApplicationDetailPage } from '../detail/ApplicationDetailPage';
import { applicationClient } from './applicationClient';

/** Opens the page of one application, and what tests press and read on it. */
export const openDetail = async (
  stored: MerchantApplication,
  { query = '', theme = 'light' as 'light' | 'dark' } = {},
) => {
  const client = applicationClient([stored]);
  const rendered = renderFeature(<ApplicationDetailPage id={stored.id} />, {
    client,
    navigation: query,
    theme,
    background: 'surface',
  });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  return {
    ...rendered,
    client,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    buttons: () =>
      ['Reddet', 'Güncelle', 'Onayla', 'Tamamla'].filter((name) => screen.queryByRole('button', { name }) !== null),
    dialog: async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name })),
    box: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    retype: async (name: string | RegExp, text: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    saves: () => client.inputsOf(applicationEntries.update),
    changes: () => client.inputsOf(applicationEntries.changeStatus),
    reviews: () => client.inputsOf(applicationEntries.reviewDocuments),
  };
};
