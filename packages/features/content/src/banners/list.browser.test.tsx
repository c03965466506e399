import { bannerEntries } from '@telve/api';
import { addDays, addYears, formatDate, today } from '@telve/locale';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { BannerListPage } from './BannerListPage';
import { bannerClient, sampleBanners } from './testing/bannerClient';
import { bannerTexts } from './texts';

const open = async (theme: 'light' | 'dark' = 'light', query = '') => {
  await browser.viewport(1440, 900);
  const client = bannerClient();
  const rendered = renderFeature(<BannerListPage />, { client, navigation: query, theme, background: 'surface' });
  await screen.findByRole('table');
  return { ...rendered, client, asked: () => client.inputsOf(bannerEntries.list).at(-1) };
};

const box = (name: 'Başlangıç' | 'Bitiş') => screen.getByRole<HTMLInputElement>('textbox', { name });

it('is narrowed by status and app, and by “Tümü” not (BAN-15, BAN-16, BAN-58)', async () => {
  const { user, asked } = await open();
  const choose = async (filter: string, choice: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${filter}:`) }));
    await user.click(await screen.findByRole('option', { name: choice }));
  };
  const shows = (...titles: string[]) =>
    waitFor(() => {
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(titles);
    });
  const [members, merchants, passive] = sampleBanners.map(
    ({ title, applicationType }) => `${title}${bannerTexts.defaults.applications[applicationType]}`,
  ) as [string, string, string];
  await shows(members, merchants, passive);
  await choose('Durum', 'Pasif');
  await shows(passive);
  expect(asked()).toMatchObject({ isActive: false });
  await choose('Durum', 'Aktif');
  await shows(members, merchants);
  expect(asked()).toMatchObject({ isActive: true });
  await choose('Durum', 'Tümü');
  await shows(members, merchants, passive);
  await choose('Uygulama', 'Mağaza uygulaması');
  await shows(merchants);
  expect(asked()).toMatchObject({ applicationType: 'MerchantApp' });
  await choose('Uygulama', 'Üye uygulaması');
  await shows(members, passive);
  expect(asked()).toMatchObject({ applicationType: 'UserApp' });
  await choose('Uygulama', 'Tümü');
  await shows(members, merchants, passive);
});

it('takes an end date only after a start date, and neither outside its days (BAN-17, BAN-26, BAN-27, BAN-28, BAN-29, D-21)', async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole('button', { name: /^Bitiş tarihi/ }));
  const retype = async (name: 'Başlangıç' | 'Bitiş', text: string) => {
    await user.clear(box(name));
    await user.type(box(name), text);
  };
  expect(box('Bitiş').disabled).toBe(true);
  await retype('Başlangıç', formatDate(addDays(today(), 1)));
  await screen.findByText(`En geç ${formatDate(today())} olabilir.`);
  await user.keyboard('{Enter}');
  expect(asked()).not.toHaveProperty('startDate');
  await retype('Başlangıç', formatDate(addDays(today(), -1)));
  expect(box('Bitiş').disabled).toBe(false);
  await retype('Bitiş', formatDate(addDays(today(), -2)));
  await screen.findByText('Bitiş tarihi başlangıçtan önce olamaz.');
  const last = addYears(today(), 1);
  await retype('Bitiş', `${formatDate(addDays(last, 1))}{Enter}`);
  await screen.findByText(`En geç ${formatDate(last)} olabilir.`);
  expect(asked()).not.toHaveProperty('endDate');
  await retype('Bitiş', `${formatDate(last)}{Enter}`);
  await waitFor(() => expect(asked()).toMatchObject({ startDate: addDays(today(), -1), endDate: last }));
});

it('lets the end of the range go with its start', async () => {
  const { user, asked } = await open('light', 'startDate=2025-01-01&endDate=2025-12-31');
  await user.click(screen.getByRole('button', { name: /^Bitiş tarihi/ }));
  await user.clear(box('Başlangıç'));
  expect(box('Bitiş').disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Uygula' }));
  await waitFor(() => expect(asked()).toEqual({ page: 1, size: 10 }));
});

it.each(['light', 'dark'] as const)('is accessible in %s, and fits 320 px', async (theme) => {
  const { container } = await open(theme);
  await expectNoAxeViolations(container);
  await browser.viewport(320, 800);
  await screen.findByRole('button', { name: /^Filtreler/ });
  await expectNoAxeViolations(container);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('shows the number where there is room, and the end on one line (BAN-18, BAN-20)', async () => {
  await open();
  const seen = (name: string) =>
    screen.getAllByRole('cell').some((cell) => cell.textContent === name && cell.checkVisibility());
  await screen.findByText('30-06-2027 23:59', { selector: 'tr:first-child *' });
  expect(seen('73')).toBe(true);
  for (const width of [1000, 390]) {
    await browser.viewport(width, 900);
    expect(seen('73')).toBe(false);
    const end = screen.getByText('05-03-2025 23:59');
    expect(end.getClientRects()).toHaveLength(1);
  }
});
