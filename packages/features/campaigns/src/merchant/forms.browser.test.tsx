import { merchantCampaignEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { MerchantCampaignAddPage } from './MerchantCampaignAddPage';
import { MerchantCampaignEditPage } from './MerchantCampaignEditPage';
import { drawnJpeg, fileOf } from './testing/files';
import { merchantClient } from './testing/merchantClient';

const day = addDays(today(), 30);
const typedDay = day.split('-').reverse().join('.');

const open = async (element: ReactElement, theme: 'light' | 'dark' = 'light') => {
  await browser.viewport(1440, 900);
  const client = merchantClient();
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const image = () => within(screen.getByRole('group', { name: 'Görsel' }));
  const choose = (file: File) => {
    const input = screen.getByRole('group', { name: 'Görsel' }).querySelector<HTMLInputElement>('input[type=file]')!;
    const data = new DataTransfer();
    data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const put = async (name: string | RegExp, text: string) => {
    await user.clear(field(name));
    if (text === '') return;
    await user.click(field(name));
    await user.paste(text);
  };
  return {
    ...rendered,
    client,
    field,
    image,
    choose,
    put,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    phone: () => within(screen.getByRole('group', { name: 'Telefon önizlemesi' })),
    fill: async () => {
      await put(/^Başlık/, 'Kış menüsü');
      await put(/^Mobil başlık/, 'Kış');
      await put(/^Açıklama/, 'Yeni tatlar');
      await put(/^Bitiş tarihi/, typedDay);
    },
  };
};

const add = (theme: 'light' | 'dark' = 'light') => open(<MerchantCampaignAddPage />, theme);
const edit = (theme: 'light' | 'dark' = 'light') => open(<MerchantCampaignEditPage id={40} />, theme);

describe('adding', () => {
  it('sends every field with its image, says so and leads to the list (MCAMP-08, MCAMP-17, MCAMP-30)', async () => {
    const { fill, choose, image, press, client, navigation } = await add();
    await fill();
    const file = await drawnJpeg();
    choose(file);
    await image().findByText(/654×400 piksel/);
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(merchantCampaignEntries.create)).toEqual([
      {
        title: 'Kış menüsü',
        shortDescription: 'Kış',
        description: 'Yeni tatlar',
        endDate: day,
        link: '',
        campaignLinkType: 'InternalLink',
        linkText: '',
        sortOrder: 0,
        isShownHomePage: true,
        active: true,
        isShown: true,
        img: file,
      },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'merchantCampaigns.list' }]));
  });

  it('without an image lists “Resim alanı zorunludur.” and says “Resim alanı dolu olmalıdır.” at the image until one is chosen (MCAMP-27, MCAMP-36)', async () => {
    const { fill, press, faults, client, choose, user } = await add();
    await fill();
    await press('Ekle');
    expect((await faults()).getByText(/Resim alanı zorunludur\./)).toBeDefined();
    await user.keyboard('{Escape}');
    const content = within(screen.getByRole('region', { name: 'İçerik' }));
    expect(content.getByText('Resim alanı dolu olmalıdır.')).toBeDefined();
    expect(screen.getAllByText('Resim alanı dolu olmalıdır.')).toHaveLength(1);
    expect(client.inputsOf(merchantCampaignEntries.create)).toEqual([]);
    choose(await drawnJpeg());
    await waitFor(() => expect(screen.queryByText(/Resim alanı/)).toBeNull());
  });

  it('says at once that a file is too big or no JPEG, and keeps it in sight (MCAMP-24, MCAMP-25, MCAMP-26)', async () => {
    const { choose, image, fill, press, faults, user } = await add();
    expect(image().getByText('JPG, 654×400 piksel, en çok 350 KB')).toBeDefined();
    // Nothing is wrong until the rules are there; a save waits for them.
    await fill();
    await press('Ekle');
    await faults();
    await user.keyboard('{Escape}');
    choose(fileOf(358_401));
    await screen.findByText('Dosya boyutu en fazla 350 KB olmalıdır.');
    expect(image().getByText('degirmen.jpg')).toBeDefined();
    choose(fileOf(10, 'degirmen.png', 'image/png'));
    await screen.findByText('Geçersiz dosya formatı.');
    choose(fileOf(358_400));
    await waitFor(() => expect(screen.queryByText(/Geçersiz|350 KB olmalıdır/)).toBeNull());
  });

  it('says the pixels of a picture that has others, and draws none that cannot be read (MCAMP-25)', async () => {
    const { choose, image, phone } = await add();
    choose(await drawnJpeg(300));
    await image().findByText(/300×400 piksel, önerilen 654×400 · /);
    choose(fileOf(10));
    await image().findByText('degirmen.jpg');
    await waitFor(() => expect(image().queryByText(/önerilen/)).toBeNull());
    await phone().findByText('Görsel seçince burada görünür.');
  });

  it('shows the server’s refusals of link and last day at their fields (MCAMP-34, MCAMP-35)', async () => {
    const { fill, choose, press, faults, client, user, field } = await add();
    await fill();
    choose(await drawnJpeg());
    const fields = [{ field: 'link', code: 'link' }];
    client.answer(merchantCampaignEntries.create, () => Promise.reject(refusal('validation_failed', { fields })));
    await press('Ekle');
    expect((await faults()).getByText(/Link alanını kontrol edin/)).toBeDefined();
    await user.keyboard('{Escape}');
    client.answer(merchantCampaignEntries.create, () => Promise.reject(refusal('check_end_date')));
    await press('Ekle');
    expect((await faults()).getByText(/Son kontrol tarihini kontrol edin/)).toBeDefined();
    expect(field(/^Başlık/).value).toBe('Kış menüsü');
  });

  it('lets type and text of a link wait for the link, which must be an address (MCAMP-13, MCAMP-23)', async () => {
    const { put, field, user, press, faults } = await add();
    expect(field(/^Link metni/).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dış bağlantı' }).disabled).toBe(true);
    await put(/^Link(?! metni)/, 'www.x.com');
    expect(field(/^Link metni/).disabled).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Dış bağlantı' }));
    await press('Ekle');
    expect((await faults()).getByText(/Link alanını kontrol edin/)).toBeDefined();
    expect((await faults()).getByText(/Link metni alanı dolu olmalıdır/)).toBeDefined();
  });

  it('shows on a phone what is typed, with nothing to press', async () => {
    const { put, phone, choose } = await add();
    expect(phone().getByText('Mobil başlık burada görünür')).toBeDefined();
    await put(/^Mobil başlık/, 'Ücretsiz bakım');
    await put(/^Link(?! metni)/, 'https://telve.example/bakim');
    await put(/^Link metni/, 'Randevu al');
    choose(await drawnJpeg());
    expect(phone().getByText('Ücretsiz bakım')).toBeDefined();
    expect(phone().getByText('Randevu al')).toBeDefined();
    const phoneElement = screen.getByRole('group', { name: 'Telefon önizlemesi' });
    await waitFor(() => expect(phoneElement.querySelector('img')?.src).toMatch(/^blob:/));
    expect(phoneElement.querySelector('a, button')).toBeNull();
  });
});

describe('editing', () => {
  it('holds the record and saves it with id and version (MCAMP-09, MCAMP-11, MCAMP-29, MCAMP-31)', async () => {
    const { client, field, put, press, image, navigation } = await edit();
    expect(client.inputsOf(merchantCampaignEntries.detail)).toEqual([{ id: 40 }]);
    expect(field(/^Link metni/).value).toBe('Randevu al');
    expect(image().getByText(/^654×400 piksel · /)).toBeDefined();
    expect(image().queryByRole('button', { name: /^Kaldır/ })).toBeNull();
    await put(/^Başlık/, 'Yeni ad');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    const [sent] = client.inputsOf(merchantCampaignEntries.update);
    expect(sent).toMatchObject({ id: 40, version: 1, title: 'Yeni ad', endDate: '2026-12-31', sortOrder: 1 });
    expect(Object.keys(sent ?? {})).not.toContain('img');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'merchantCampaigns.list' }]));
  });

  it('shows and hides at once, apart from the form, and what was typed is saved after it (MCAMP-16, MCAMP-33, D-87)', async () => {
    const { client, put, press, user } = await edit();
    await put(/^Başlık/, 'Yeni ad');
    await user.click(screen.getByRole('switch', { name: 'Kampanyalar listesinde göster' }));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(merchantCampaignEntries.setShown)).toEqual([{ id: 40, isShown: false }]);
    await waitFor(() => expect(client.inputsOf(merchantCampaignEntries.detail)).toHaveLength(2));
    await press('Güncelle');
    await waitFor(() =>
      expect(client.inputsOf(merchantCampaignEntries.update)).toMatchObject([{ version: 2, title: 'Yeni ad' }]),
    );
    expect(screen.queryByText(/kaydetti/)).toBeNull();
  });

  it('flips the shown switch back when it fails', async () => {
    const { client, user } = await edit();
    client.answer(merchantCampaignEntries.setShown, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const shown = screen.getByRole('switch', { name: 'Kampanyalar listesinde göster' });
    await user.click(shown);
    await screen.findByText('Bir hata oluştu');
    expect(shown.getAttribute('aria-checked')).toBe('true');
  });

  it('sends order and home-page switch (MCAMP-12, MCAMP-14, MCAMP-15)', async () => {
    const { client, put, press, user } = await edit();
    await put(/^Sıra/, '7');
    await user.click(screen.getByRole('switch', { name: 'Ana sayfada göster' }));
    expect(screen.getByText('Ana sayfada değil, kampanyalar listesinde görünür.')).toBeDefined();
    await put(/^Bitiş tarihi/, typedDay);
    await press('Güncelle');
    await waitFor(() =>
      expect(client.inputsOf(merchantCampaignEntries.update)).toMatchObject([
        { sortOrder: 7, isShownHomePage: false, endDate: day },
      ]),
    );
  });

  it('compares when somebody else saved meanwhile (D-91)', async () => {
    const { client, put, press } = await edit();
    await client.call(merchantCampaignEntries.update, { id: 40, title: 'Onların adı' });
    await put(/^Başlık/, 'Benim adım');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
  });

  it('says that there is no such campaign', async () => {
    renderFeature(<MerchantCampaignEditPage id={99} />, { client: merchantClient() });
    await screen.findByText('Kayıt bulunamadı');
  });
});

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('have no axe faults, %s', async (theme) => {
    const { container } = await edit(theme);
    await expectNoAxeViolations(container);
  });

  it.each([320, 390])('need no scrolling sideways at %i px', async (width) => {
    const { container } = await add();
    await browser.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(container);
  });
});
