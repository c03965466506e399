import { coffeeSizeEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { coffeeSizeClient } from '../testing/catalogueClients';
import { choosePicture, drawnPicture } from '../testing/picture';
import { CoffeeSizeAddPage } from './CoffeeSizeAddPage';
import { CoffeeSizeEditPage } from './CoffeeSizeEditPage';

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Başlık/ });
const shown = (label: string) => screen.getByRole('group', { name: label }).querySelector('img')?.getAttribute('src');
const base64 = /^data:image\/(png|jpeg);base64,[A-Za-z\d+/]+=*$/;

const open = async (element = <CoffeeSizeAddPage />, theme: 'light' | 'dark' = 'light') => {
  const client = coffeeSizeClient();
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading');
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const choose = async (label: string) => {
    choosePicture(label, await drawnPicture());
    await waitFor(() => expect(shown(label)).toMatch(base64));
  };
  return { ...rendered, client, press, choose };
};

const opened = (theme: 'light' | 'dark' = 'light') => open(<CoffeeSizeEditPage id={2} />, theme);

describe('adding', () => {
  it('starts empty and active (CAT-05)', async () => {
    await open();
    expect(title().value).toBe('');
    expect(shown('Normal görsel')).toBeUndefined();
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
  });

  it('sends both pictures in base64, says so and leads to the list (CAT-32, CAT-34)', async () => {
    const { user, press, choose, client, navigation } = await open();
    await user.type(title(), 'Dev');
    await choose('Normal görsel');
    await choose('Seçili görsel');
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(coffeeSizeEntries.create)).toEqual([
      {
        coffeeSize: 'Dev',
        coffeeSizeImg: expect.stringMatching(base64),
        coffeeSizeImgSelected: expect.stringMatching(base64),
        active: true,
      },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'coffeeSizes.list' }]));
  });

  it('needs a title (CAT-19)', async () => {
    const { press, client } = await open();
    await press('Ekle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(within(dialog).getByText(/Başlık alanı zorunludur\./)).toBeDefined();
    expect(client.inputsOf(coffeeSizeEntries.create)).toEqual([]);
  });

  it.each([
    ['Seçili görsel', 'Normal görsel', 'CAT-20'],
    ['Normal görsel', 'Seçili görsel', 'CAT-21'],
  ])('with only “%s” says “Resim gereklidir.” at “%s” (%s)', async (given, missing, _id) => {
    const { user, press, choose, client, container } = await open();
    await user.type(title(), 'Dev');
    await choose(given);
    await press('Ekle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(within(dialog).getAllByText(/Resim gereklidir\./)).toHaveLength(1);
    await press('Tamam');
    expect(screen.getAllByText('Resim gereklidir.')).toHaveLength(1);
    expect(screen.getByRole('button', { name: new RegExp(`^${missing}`) })).toBeDefined();
    expect(client.inputsOf(coffeeSizeEntries.create)).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('keeps title and pictures when the server fails', async () => {
    const { user, press, choose, client } = await open();
    client.answer(coffeeSizeEntries.create, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.type(title(), 'Dev');
    await choose('Normal görsel');
    await choose('Seçili görsel');
    await press('Ekle');
    await screen.findByText('Bir hata oluştu.');
    expect(title().value).toBe('Dev');
    expect(shown('Seçili görsel')).toMatch(base64);
  });
});

describe('editing', () => {
  it('is filled with title and stored pictures (CAT-06, CAT-13, CAT-31)', async () => {
    const { client } = await opened();
    expect(client.inputsOf(coffeeSizeEntries.detail)).toEqual([{ id: 2 }]);
    expect(screen.getByRole('heading', { name: 'Orta' })).toBeDefined();
    expect(title().value).toBe('Orta');
    expect(shown('Normal görsel')).toBe('/media/coffee-sizes/2/normal.png');
  });

  it('sends the new picture in base64 and the address of the kept one (CAT-33, CAT-34)', async () => {
    const { press, choose, client } = await opened();
    await choose('Seçili görsel');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(coffeeSizeEntries.update)).toEqual([
      {
        id: 2,
        coffeeSize: 'Orta',
        coffeeSizeImg: '/media/coffee-sizes/2/normal.png',
        coffeeSizeImgSelected: expect.stringMatching(base64),
        active: true,
        version: 1,
      },
    ]);
  });

  it('compares both when somebody else saved meanwhile, pictures in words (D-91)', async () => {
    const { press, choose, client, container } = await opened();
    const { id, coffeeSize, coffeeSizeImg, active } = await client.call(coffeeSizeEntries.detail, { id: 2 });
    const coffeeSizeImgSelected = '/media/coffee-sizes/2/other.png';
    await client.call(coffeeSizeEntries.update, { id, coffeeSize, coffeeSizeImg, coffeeSizeImgSelected, active });
    await choose('Seçili görsel');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
    expect(screen.getByRole('radio', { name: /^Sizin yazdığınız Yeni görsel/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /Kayıtlı görsel$/ })).toBeDefined();
    expect(container.textContent).not.toContain('base64');
    await expectNoAxeViolations(container);
  });
});

it.each(['light', 'dark'] as const)('have nothing that axe objects to and fit 320 px (%s)', async (theme) => {
  await browser.viewport(320, 700);
  const { container } = await opened(theme);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(container);
  await browser.viewport(1440, 900);
});
