import { onboardingEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { OnboardingAddPage } from './OnboardingAddPage';
import { OnboardingEditPage } from './OnboardingEditPage';
import { animationFile } from './testing/animations';
import { choose, fileOf } from './testing/files';
import { onboardingClient } from './testing/onboardingClient';
import { openForm } from './testing/openForm';

const png = () => fileOf(40, 'kahve.png', 'image/png');
const add = (theme: 'light' | 'dark' = 'light') => openForm(<OnboardingAddPage />, { theme });
const edit = (theme: 'light' | 'dark' = 'light', id = 11) => openForm(<OnboardingEditPage id={id} />, { theme });

describe('adding', () => {
  it('sends every field with image and animation, says so and leads to the list (CONB-07, CONB-10, CONB-11, CONB-12, CONB-26)', async () => {
    const { fill, put, press, animation, client, navigation, user } = await add();
    await fill();
    await put(/^Link(?! metni)/, '/kampanyalar');
    await put(/^Link metni/, 'Bak');
    await put(/^Sıra/, '5');
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    const [img, json] = [png(), animationFile()];
    choose('Görsel', img);
    choose('Animasyon', json);
    await animation().findByText(/Lottie 5\.12 · 2,4 sn/);
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(onboardingEntries.create)).toEqual([
      {
        title: 'Kahven cebinde',
        description: 'Her gün bir kahve',
        link: '/kampanyalar',
        linkText: 'Bak',
        ordering: 5,
        active: false,
        img,
        animation: json,
      },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'onboardings.list' }]));
  });

  it('lists what is missing: title, description, image or animation (CONB-15, CONB-18, CONB-21)', async () => {
    const { press, faults, client } = await add();
    await press('Ekle');
    const { getByText } = await faults();
    expect(getByText(/Başlık alanı zorunludur\./)).toBeDefined();
    expect(getByText(/Açıklama alanı zorunludur\./)).toBeDefined();
    expect(getByText(/Resim ve animasyon alanlarından en az bir tanesi doldurulmalıdır\./)).toBeDefined();
    expect(client.inputsOf(onboardingEntries.create)).toEqual([]);
  });

  it('takes spaces for nothing, and no more than 255 characters (CONB-16, CONB-17, CONB-18, CONB-19)', async () => {
    const { put, press, faults, user } = await add();
    choose('Görsel', png());
    await put(/^Başlık/, '   ');
    await put(/^Açıklama/, '   ');
    await press('Ekle');
    expect((await faults()).getByText(/Başlık alanı zorunludur\./)).toBeDefined();
    expect((await faults()).getByText(/Açıklama alanı zorunludur\./)).toBeDefined();
    await user.keyboard('{Escape}');
    await put(/^Başlık/, 'a'.repeat(256));
    await put(/^Açıklama/, 'a'.repeat(256));
    await press('Ekle');
    expect((await faults()).getAllByText(/Maksimum 255 karakter olmalıdır\./)).toHaveLength(2);
  });

  it.each([
    ['-1', "Sıralama 0'dan küçük olmamalıdır."],
    ['1,5', 'Sıralama bir tam sayı olmalıdır.'],
  ])('does not take the place %s: “%s” (CONB-13, CONB-20)', async (typed, words) => {
    const { fill, put, press, faults, client } = await add();
    await fill();
    choose('Görsel', png());
    await put(/^Sıra/, typed);
    await press('Ekle');
    expect((await faults()).getByText(new RegExp(words.replace('.', '\\.')))).toBeDefined();
    expect(client.inputsOf(onboardingEntries.create)).toEqual([]);
  });

  it.each(['Görsel', 'Animasyon'])('is content with %s alone (CONB-21)', async (name) => {
    const { fill, press } = await add();
    await fill();
    choose(name, name === 'Görsel' ? png() : animationFile());
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
  });

  it('names kind, weight and size of an image (CONB-11, CONB-22)', async () => {
    const { image } = await add();
    expect(image().getByText('JPG veya PNG, en çok 2 MB · 296×269 piksel önerilir.')).toBeDefined();
  });

  it('calls the link as its messages do, and lets its text wait for it (CONB-10)', async () => {
    const { field, put } = await add();
    expect(screen.getByText('Link yazılınca açılır.')).toBeDefined();
    expect(field(/^Link metni/).disabled).toBe(true);
    await put(/^Link(?! metni)/, 'https://telve.example');
    expect(field(/^Link metni/).disabled).toBe(false);
  });

  it('keeps everything that was typed when it fails: “Bir hata oluştu” (CONB-31)', async () => {
    const { fill, press, client, field } = await add();
    client.answer(onboardingEntries.create, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await fill();
    choose('Görsel', png());
    await press('Ekle');
    await screen.findByText('Bir hata oluştu');
    expect(field(/^Başlık/).value).toBe('Kahven cebinde');
  });
});

describe('editing', () => {
  it('holds the record and saves it with id, active and version (CONB-08, CONB-10, CONB-25, CONB-27, CONB-29)', async () => {
    const { client, field, put, press, animation, image, navigation } = await edit();
    expect(client.inputsOf(onboardingEntries.detail)).toEqual([{ id: 11 }]);
    expect(field(/^Sıra/).value).toBe('1');
    expect(image().getByText(/296×269 · 84/)).toBeDefined();
    expect(animation().getByText(/Lottie 5\.12 · 41.KB · 2,4 sn/)).toBeDefined();
    await put(/^Başlık/, 'Yeni ad');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    const [sent] = client.inputsOf(onboardingEntries.update);
    expect(sent).toMatchObject({ id: 11, version: 1, active: true, title: 'Yeni ad', ordering: 1 });
    for (const name of ['img', 'animation', 'removeImg', 'removeAnimation']) expect(sent).not.toHaveProperty(name);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'onboardings.list' }]));
  });

  it('takes a stored animation away, but not the last thing to show (CONB-12, CONB-21)', async () => {
    const { client, press, image, faults, user } = await edit();
    await user.click(image().getByRole('button', { name: /Kaldır/ }));
    await press('Kaldır: Kayıtlı animasyon.json');
    await press('Güncelle');
    expect((await faults()).getByText(/en az bir tanesi doldurulmalıdır/)).toBeDefined();
    await user.keyboard('{Escape}');
    choose('Görsel', png());
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(client.inputsOf(onboardingEntries.update)).toMatchObject([{ removeAnimation: true }]);
  });

  it('leaves a stored animation taken away when the file chosen after it is taken away too (CONB-12, CONB-27)', async () => {
    const { client, press, animation } = await edit();
    await press('Kaldır: Kayıtlı animasyon.json');
    choose('Animasyon', animationFile());
    await animation().findByText(/Lottie 5\.12 · 2,4 sn/);
    await press('Kaldır: fincan-dolum.json');
    await waitFor(() => expect(animation().queryByText('fincan-dolum.json')).toBeNull());
    expect(animation().queryByText('Kayıtlı animasyon.json')).toBeNull();
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(client.inputsOf(onboardingEntries.update)).toMatchObject([{ removeAnimation: true }]);
  });

  it('shows no stored animation under a refused file once it was taken away (CONB-12, CONB-23)', async () => {
    const { press, animation } = await edit();
    await press('Kaldır: Kayıtlı animasyon.json');
    choose('Animasyon', fileOf(10, 'kahve.png', 'image/png'));
    await animation().findByText('Animasyon bir JSON dosyası olmalıdır.');
    expect(animation().queryByText('Kayıtlı animasyon.json')).toBeNull();
  });

  it('asks before it deletes, and leads to the list although something was typed (CONB-28, D-81)', async () => {
    const { client, press, put, navigation, user } = await edit();
    await put(/^Başlık/, 'Yeni ad');
    await press('Sil');
    const question = within(await screen.findByRole('alertdialog', { name: 'Ekran silinecek' }));
    await user.click(question.getByRole('button', { name: 'İptal' }));
    expect(client.inputsOf(onboardingEntries.remove)).toEqual([]);
    await press('Sil');
    const again = within(await screen.findByRole('alertdialog', { name: 'Ekran silinecek' }));
    await user.click(again.getByRole('button', { name: 'Sil' }));
    await screen.findByText('Ekran silindi.');
    expect(client.inputsOf(onboardingEntries.remove)).toEqual([{ id: 11 }]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'onboardings.list' }]));
  });

  it('compares when somebody else saved meanwhile (D-91)', async () => {
    const { client, put, press } = await edit();
    await client.call(onboardingEntries.update, { id: 11, title: 'Onların adı' });
    await put(/^Başlık/, 'Benim adım');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
  });

  it('says that there is no such screen', async () => {
    renderFeature(<OnboardingEditPage id={99} />, { client: onboardingClient() });
    await screen.findByText('Kayıt bulunamadı');
  });
});

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('have no axe faults, %s', async (theme) => {
    const { container } = await edit(theme);
    await screen.findByRole('button', { name: 'Animasyonu duraklat' });
    await expectNoAxeViolations(container);
  });

  it.each([320, 390])('need no scrolling sideways at %i px', async (width) => {
    const { container, phone } = await edit();
    await phone();
    await browser.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(container);
  });
});
