import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser, userEvent as real } from 'vitest/browser';
import { openAdd, openEdit } from './testing/openBanner';

const boxOf = (element: Element) => element.getBoundingClientRect();

describe('the form of a banner', () => {
  it('has app, place and last day in one line, and the two images beside each other (BAN-05, BAN-06, BAN-08)', async () => {
    const { field, image } = await openEdit();
    const line = [screen.getByRole('combobox', { name: /^Uygulama/ }), field(/^Sıralama/), field(/^Bitiş tarihi/)];
    const tops = line.map((input) => Math.round(boxOf(input).top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    const [turkish, english] = ['Türkçe görsel', 'İngilizce görsel'].map((name) =>
      boxOf(screen.getByRole('group', { name }).querySelector('img') as HTMLElement),
    );
    expect(turkish?.top).toBe(english?.top);
    expect(turkish?.width).toBeGreaterThan(250);
    expect(image('Türkçe görsel').getByRole('button', { name: /^Değiştir/ })).toBeDefined();
  });

  it('stands one under the other on a phone', async () => {
    const { field } = await openEdit();
    await browser.viewport(390, 3000);
    expect(boxOf(field(/^Bitiş tarihi/)).top).toBeGreaterThan(boxOf(field(/^Sıralama/)).bottom);
  });

  it('is left with Vazgeç', async () => {
    const { press, navigation } = await openEdit();
    await press('Vazgeç');
    expect(navigation.visits).toMatchObject([{ target: 'banners.list' }]);
  });

  it('says that a place is a whole number when decimals are dropped, until it is typed anew (BAN-64, D-79)', async () => {
    const { field } = await openAdd();
    const place = field(/^Sıralama/);
    const hint = () => document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent;
    place.focus();
    await real.keyboard('1.5');
    await expect.poll(hint).toBe('Tam sayı girin; virgülden sonrası alınmaz.');
    await real.tab();
    await expect.poll(() => place.value).toBe('1');
    expect(hint()).toBe('Tam sayı girin; virgülden sonrası alınmaz.');
    place.select();
    await real.keyboard('15');
    await expect.poll(hint).toBe('Afişin uygulamadaki sırası. Küçük sayı önde gösterilir.');
    expect(place.value).toBe('15');
  });

  it('has the app’s head in its preview', async () => {
    const { phone } = await openEdit();
    expect(within(phone()).getByText('Bugün ne içelim?').closest('header')?.querySelector('svg')).not.toBeNull();
  });
});
