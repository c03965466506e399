import { venueEntries } from '@telve/api';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { venueClient } from './testing/venueClient';
import { VenueListPage } from './VenueListPage';

const open = async (theme: 'light' | 'dark' = 'light') => {
  const client = venueClient();
  const rendered = renderFeature(<VenueListPage />, { client, theme, background: 'surface' });
  await screen.findAllByRole('rowheader');
  return { ...rendered, client };
};

const comingSoon = () => screen.getByRole('switch', { name: 'Öğle Arası Levent aktif' });
const question =
  'Mağazayı aktif etmek üzeresiniz. Aktif ettiğinizde Yakında seçeneği kaldırılacaktır. Devam etmek istiyor musunuz?';

describe('activating a coming-soon venue', () => {
  const ask = async () => {
    const opened = await open();
    await opened.user.click(comingSoon());
    const dialog = await screen.findByRole('alertdialog');
    return {
      ...opened,
      dialog,
      press: (name: string) => opened.user.click(within(dialog).getByRole('button', { name })),
    };
  };

  it('asks first, with İptal and Devam (VEN-90, VEN-91)', async () => {
    const { dialog, client } = await ask();
    expect(within(dialog).getByText(question)).toBeDefined();
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['İptal', 'Devam']);
    expect(client.inputsOf(venueEntries.updateStatus)).toEqual([]);
    await expectNoAxeViolations(dialog);
  });

  it('changes nothing on İptal (VEN-91)', async () => {
    const { press, client } = await ask();
    await press('İptal');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(comingSoon().getAttribute('aria-checked')).toBe('false');
    expect(client.inputsOf(venueEntries.updateStatus)).toEqual([]);
    expect(document.activeElement).toBe(comingSoon());
  });

  it('activates and clears coming soon on Devam (VEN-88, VEN-91)', async () => {
    const { press, client } = await ask();
    await press('Devam');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(venueEntries.updateStatus)).toEqual([{ venueId: 5, status: true }]);
    expect(comingSoon().getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('row', { name: /Levent/ }).textContent).not.toContain('Yakında');
  });
});

it('asks nothing for a venue that is merely passive', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Taş Avlu Kahve aktif' }));
  await screen.findByText('Güncelleme işlemi başarılıdır');
});

it('switches with the keyboard', async () => {
  const { user, client } = await open();
  screen.getByRole('switch', { name: 'Kırık Fincan Moda aktif' }).focus();
  await user.keyboard(' ');
  await screen.findByText('Güncelleme işlemi başarılıdır');
  expect(client.inputsOf(venueEntries.updateStatus)).toEqual([{ venueId: 1, status: false }]);
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open(theme);
  await expectNoAxeViolations(container);
});

describe('at 320 px', () => {
  it('shows cards that hold every value and never scrolls sideways', async () => {
    await browser.viewport(320, 700);
    const { container } = await open();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const card = within(screen.getByRole('row', { name: /Taş Avlu Kahve/ }));
    for (const value of ['Avlu Turizm A.Ş.', 'Basic', 'Pasif'])
      expect(card.getByText(value).checkVisibility()).toBe(true);
    await expectNoAxeViolations(container);
    await browser.viewport(1440, 900);
  });
});
