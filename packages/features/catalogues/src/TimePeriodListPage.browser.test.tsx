import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { TimePeriodListPage } from './TimePeriodListPage';
import { timePeriodClient } from './testing/timePeriodClient';

const open = async (theme: 'light' | 'dark' = 'light') => {
  const rendered = renderFeature(<TimePeriodListPage />, { client: timePeriodClient(), theme, background: 'surface' });
  await screen.findAllByRole('rowheader');
  return rendered;
};

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open(theme);
  await expectNoAxeViolations(container);
});

it('switches with the keyboard', async () => {
  const { user } = await open();
  screen.getByRole('switch', { name: '15 dakika aktif' }).focus();
  await user.keyboard(' ');
  await screen.findByText('Güncelleme işlemi başarılıdır');
});

it('shows cards with every value and control at 320 px and never scrolls sideways', async () => {
  await browser.viewport(320, 700);
  const { container } = await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const shown of [
    screen.getByText('15 dakika'),
    screen.getByRole('switch', { name: '15 dakika aktif' }),
    screen.getByRole('link', { name: 'Düzenle: 15 dakika' }),
  ])
    expect(shown.checkVisibility()).toBe(true);
  await expectNoAxeViolations(container);
  await browser.viewport(1440, 900);
});
