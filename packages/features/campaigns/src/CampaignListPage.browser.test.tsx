import { campaignEntries } from '@telve/api';
import { addDays, addYears, formatDate, today } from '@telve/locale';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignListPage } from './CampaignListPage';
import { campaignClient, inDays } from './testing/campaignClient';

const open = async (theme: 'light' | 'dark' = 'light') => {
  const client = campaignClient();
  const rendered = renderFeature(<CampaignListPage />, { client, theme, background: 'surface' });
  await screen.findAllByRole('rowheader');
  const choose = async (filter: string, option: string) => {
    await rendered.user.click(screen.getByRole('button', { name: new RegExp(`^${filter}:`) }));
    await rendered.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...rendered, choose, asked: () => client.inputsOf(campaignEntries.list).at(-1) };
};

beforeEach(() => page.viewport(1440, 900));

it('offers the packages in their order with “Tümü” last; the third is chosen (CAMP-07, CAMP-12, CAMP-26, CAMP-27, D-71)', async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole('button', { name: 'Paket: Genel' }));
  const options = within(await screen.findByRole('listbox', { name: 'Paket' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['PLUS', 'BASIC', 'Genel', 'Tümü']);
  expect(options[2]?.getAttribute('aria-selected')).toBe('true');
  await user.click(options[3] as HTMLElement);
  await waitFor(() => expect(asked()).toEqual({ page: 1, size: 10 }));
});

it('narrows by kind, by state and by segment (CAMP-04, CAMP-05, CAMP-06, CAMP-57)', async () => {
  const { choose, asked } = await open();
  await choose('Tür', 'Kupon Kodu');
  await waitFor(() => expect(asked()).toMatchObject({ filterByCampaign: 'CouponCode' }));
  await choose('Durum', 'Aktif');
  await waitFor(() => expect(asked()).toMatchObject({ filterByStatus: true }));
  await choose('Segment', 'Yeni gelenler');
  await waitFor(() => expect(asked()).toMatchObject({ filterBySegment: 'NewCommers' }));
  await choose('Tür', 'Tümü');
  await waitFor(() => expect(asked()).not.toHaveProperty('filterByCampaign'));
});

it('refuses tomorrow as the start of the end dates, and an end more than one year ahead (CAMP-08, CAMP-10, CAMP-11, D-21)', async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole('button', { name: /^Bitiş tarihi/ }));
  const retype = async (name: 'Başlangıç' | 'Bitiş', text: string) => {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), text);
  };
  await retype('Başlangıç', formatDate(inDays(1)));
  await screen.findByText(`En geç ${formatDate(today())} olabilir.`);
  await retype('Başlangıç', formatDate(inDays(-1)));
  const last = addYears(today(), 1);
  await retype('Bitiş', `${formatDate(addDays(last, 1))}{Enter}`);
  await screen.findByText(`En geç ${formatDate(last)} olabilir.`);
  expect(asked()).not.toHaveProperty('endDate');
  await retype('Bitiş', `${formatDate(last)}{Enter}`);
  await waitFor(() => expect(asked()).toMatchObject({ startDate: inDays(-1), endDate: last }));
});

it('leaves the number out of a narrow table and of a card, which its page tells (CAMP-13)', async () => {
  await open();
  const numbers = () => screen.getAllByRole('row', { hidden: true }).map((row) => row.firstElementChild as HTMLElement);
  for (const [width, isThere] of [
    [1440, true],
    [860, false],
    [390, false],
  ] as const) {
    await page.viewport(width, 900);
    await waitFor(() => expect(numbers().some((cell) => cell.checkVisibility())).toBe(isThere));
  }
});

it('shows no coupon status in the table, and on a card a dash under its label (CAMP-25)', async () => {
  await open();
  const title = screen.getByRole('rowheader', { name: 'Yılbaşı' });
  const cell = title.parentElement?.querySelector<HTMLElement>('[data-l="Kupon durumu"]') as HTMLElement;
  const shown = () => getComputedStyle(cell.firstElementChild as HTMLElement, '::before').content;
  expect(cell.textContent).toBe('');
  expect(shown()).toBe('none');
  await page.viewport(390, 900);
  await waitFor(() => expect(shown()).toContain('—'));
});

it.each(['light', 'dark'] as const)('is accessible in %s, and fits 320 px', async (theme) => {
  const { container } = await open(theme);
  await expectNoAxeViolations(container);
  await page.viewport(320, 800);
  await screen.findByRole('button', { name: /^Filtreler/ });
  await expectNoAxeViolations(container);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
