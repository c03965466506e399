import { bannerEntries } from '@telve/api';
import { addDays, formatDate, today } from '@telve/locale';
import { expectNoAxeViolations, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { english, turkish } from './testing/bannerClient';
import { drawnJpeg, fileOf } from './testing/files';
import { openEdit } from './testing/openBanner';

describe('a stored banner', () => {
  it('stands in the form with both images, under its name and what it is (BAN-31, BAN-32, BAN-33, BAN-34, BAN-44, BAN-53, BAN-74)', async () => {
    const { client, field, image, phone, user } = await openEdit();
    expect(client.inputsOf(bannerEntries.detail)).toEqual([{ id: 73 }]);
    expect(screen.getByText('Afiş 73 · Üye uygulaması · 30.06.2027 tarihinde sona erer')).toBeDefined();
    expect(field(/^Başlık/).value).toBe('Soğuk kahvede ikincisi bizden');
    expect(field(/^Link metni/).value).toBe('İncele');
    const shown = (name: string) => screen.getByRole('group', { name }).querySelector('img')?.src;
    expect([shown('Türkçe görsel'), shown('İngilizce görsel')]).toEqual([turkish, english]);
    expect(image('Türkçe görsel').getByText(/654×400 piksel · 268 KB/)).toBeDefined();
    expect(phone().querySelector('img')?.src).toBe(turkish);
    await user.click(screen.getByRole('radio', { name: 'EN' }));
    expect(phone().querySelector('img')?.src).toBe(english);
    expect(screen.getByRole('button', { name: 'Sil' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Güncelle' })).toBeDefined();
  });

  it('is saved with id and version, without images that were not chosen, and leads to the list (BAN-71, BAN-75, BAN-82, D-91)', async () => {
    const { client, put, press, navigation } = await openEdit();
    await put(/^Başlık/, 'Yeni ad');
    expect(within(screen.getByRole('group', { name: 'Kaydetme çubuğu' })).getByText('Başlık')).toBeDefined();
    await press('Güncelle');
    await screen.findByText('Afiş başarıyla güncellendi.');
    const [sent] = client.inputsOf(bannerEntries.update);
    expect(sent).toMatchObject({ id: 73, version: 1, title: 'Yeni ad', order: 2, endDate: '2027-06-30' });
    expect(Object.keys(sent ?? {})).not.toContain('img');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'banners.list' }]));
  });

  it('takes a new image along; removed again, the stored one is back', async () => {
    const { client, choose, image, press, user } = await openEdit();
    expect(image('Türkçe görsel').queryByRole('button', { name: /^Kaldır/ })).toBeNull();
    choose('Türkçe görsel', fileOf(10, 'yanlis.jpg'));
    await user.click(await image('Türkçe görsel').findByRole('button', { name: /^Kaldır/ }));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Türkçe görsel' }).querySelector('img')?.src).toBe(turkish),
    );
    choose('İngilizce görsel', await drawnJpeg('yeni.jpg'));
    await image('İngilizce görsel').findByText(/yeni\.jpg/);
    await press('Güncelle');
    await waitFor(() => expect(client.inputsOf(bannerEntries.update)).toHaveLength(1));
    const [sent] = client.inputsOf(bannerEntries.update);
    expect([sent?.img, sent?.imgEn?.name]).toEqual([undefined, 'yeni.jpg']);
  });

  it('of the merchant app shows and keeps its app (BAN-51, D-78)', async () => {
    const { client, put, press, user } = await openEdit(72);
    await user.click(screen.getByRole('combobox', { name: /^Uygulama/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Mağaza uygulaması']);
    await user.keyboard('{Escape}');
    await put(/^Başlık/, 'Eğitim');
    await press('Güncelle');
    await waitFor(() =>
      expect(client.inputsOf(bannerEntries.update)).toMatchObject([{ applicationType: 'MerchantApp' }]),
    );
  });

  it('that is over may keep its past date, and take no other (BAN-39, D-80)', async () => {
    const { client, put, press, faults, user } = await openEdit(60);
    expect(screen.getByText('Afiş 60 · Üye uygulaması · 05.03.2025 tarihinde sona erdi')).toBeDefined();
    await put(/^Bitiş tarihi/, formatDate(addDays(today(), -1)));
    await press('Güncelle');
    expect((await faults()).getByText(/Bitiş tarihi bugünden önce olamaz\./)).toBeDefined();
    await user.keyboard('{Escape}');
    await put(/^Bitiş tarihi/, '05.03.2025');
    await put(/^Başlık/, 'Arşiv');
    await press('Güncelle');
    await waitFor(() => expect(client.inputsOf(bannerEntries.update)).toMatchObject([{ endDate: '2025-03-05' }]));
  });

  it('shows refusals where they belong; what was typed stays (BAN-79, BAN-85, BAN-86, BAN-87)', async () => {
    const { client, put, press, faults, user, field } = await openEdit();
    await put(/^Başlık/, 'Yeni ad');
    const refuse = async (error: Error) => {
      client.answer(bannerEntries.update, () => Promise.reject(error));
      await press('Güncelle');
    };
    await refuse(refusal('validation_failed', { fields: [{ field: 'link', code: 'link' }] }));
    expect((await faults()).getByText(/Link alanını kontrol edin/)).toBeDefined();
    await user.keyboard('{Escape}');
    const taken = { field: 'order', code: 'ordering_cannot_be_same' };
    await refuse(refusal('ordering_cannot_be_same', { status: 409, fields: [taken] }));
    expect((await faults()).getByText(/Sıralama değeri başka bir afiş ile aynı olamaz\./)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Sıralama değeri başka bir afiş ile aynı olamaz.')).toBeDefined();
    await refuse(refusal('uncoded', { status: 200, message: 'Afiş şu an güncellenemiyor.' }));
    const alert = within(await screen.findByRole('dialog', { name: 'Afiş güncellenemedi' }));
    expect(alert.getByText('Afiş şu an güncellenemiyor.')).toBeDefined();
    await user.keyboard('{Escape}');
    await put(/^Sıralama/, '-1');
    await press('Güncelle');
    expect((await faults()).getByText(/Sıralama değeri negatif değer olamaz\./)).toBeDefined();
    expect(field(/^Başlık/).value).toBe('Yeni ad');
  });

  it('is not saved by an answer without a payload, which is told in the server’s words (BAN-77, BAN-79)', async () => {
    const { client, put, press, navigation, field, user } = await openEdit();
    await put(/^Başlık/, 'Yeni ad');
    client.answer(bannerEntries.update, (_input, options) => {
      options?.onMessage?.('Afiş kaydedilmedi.');
      return undefined as never;
    });
    await press('Güncelle');
    const alert = within(await screen.findByRole('dialog', { name: 'Afiş güncellenemedi' }));
    expect(alert.getByText('Afiş kaydedilmedi.')).toBeDefined();
    expect(screen.queryByText('Afiş başarıyla güncellendi.')).toBeNull();
    expect(field(/^Başlık/).value).toBe('Yeni ad');
    expect(navigation.visits).toEqual([]);
    await user.keyboard('{Escape}');
    // It is as unsaved as before: leaving asks, and the next save begins with the version that was read.
    expect(navigation.asks.size).toBe(1);
    await press('Güncelle');
    const [first, second] = client.inputsOf(bannerEntries.update);
    expect(second).toEqual(first);
  });

  it('is compared when somebody else saved meanwhile (D-91)', async () => {
    const { client, put, press } = await openEdit();
    await client.call(bannerEntries.update, { id: 73, title: 'Onların adı' });
    await put(/^Başlık/, 'Benim adım');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
  });

  it('asks before it is left unsaved', async () => {
    const { put, navigation } = await openEdit();
    expect(navigation.asks.size).toBe(0);
    await put(/^Başlık/, 'Yeni ad');
    await waitFor(() => expect(navigation.asks.size).toBe(1));
  });
});

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('have no axe faults, %s', async (theme) => {
    const { container } = await openEdit(73, theme);
    await expectNoAxeViolations(container);
  });

  it.each([320, 390])('need no scrolling sideways at %i px', async (width) => {
    const { container } = await openEdit();
    // So high that the bar under the form covers nothing.
    await browser.viewport(width, 3000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(container);
  });
});
