import { helpContentEntries } from '@telve/api';
import { expectNoAxeViolations, helpContent, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { HelpContentAddPage } from './HelpContentAddPage';
import { HelpContentEditPage } from './HelpContentEditPage';
import { helpClient, markup } from './testing/helpClient';

const open = async (element: ReactElement, theme: 'light' | 'dark' = 'light', navigation = memoryNavigation()) => {
  await browser.viewport(1440, 900);
  const client = helpClient();
  const rendered = renderFeature(element, { client, theme, background: 'surface', navigation });
  const category = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Kategori' });
  const { user } = rendered;
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: string, text: string) => {
    await user.clear(field(name));
    if (text === '') return;
    await user.click(field(name));
    await user.paste(text);
  };
  return {
    ...rendered,
    client,
    category,
    field,
    put,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    told: async (title: string) => within(await screen.findByRole('dialog', { name: title })),
    asked: async () => within(await screen.findByRole('alertdialog', { name: 'Soru silinsin mi?' })),
  };
};

const { version: _, ...stored } = helpContent();
const add = () => open(<HelpContentAddPage />);
const edit = (theme: 'light' | 'dark' = 'light') => open(<HelpContentEditPage id={15} />, theme);

describe('adding', () => {
  it('sends every field, shows what the server says and leads to the list (HELP-08, HELP-12, HELP-13, HELP-14, HELP-25, HELP-27, HELP-32)', async () => {
    const { client, category, user, put, press, told, navigation } = await add();
    expect(client.inputsOf(helpContentEntries.categories)).toHaveLength(1);
    expect([...category.options].map(({ text }) => text)).toEqual(['Kategori seçin', 'Abonelik', 'Sipariş', 'Hesap']);
    await user.selectOptions(category, 'Hesap');
    await put('Öncelik', '4');
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    await put('Soru', 'Soru mu?');
    await put('Cevap', 'Evet.');
    await put('Soru (İngilizce)', 'A question?');
    await put('Cevap (İngilizce)', 'Yes.');
    await press('Ekle');
    expect((await told('Soru eklendi')).getByText('Yardım içeriği eklendi.')).toBeDefined();
    expect(client.inputsOf(helpContentEntries.create)).toEqual([
      {
        helpMenuId: 3,
        priority: 4,
        active: false,
        title: 'Soru mu?',
        description: 'Evet.',
        titleEn: 'A question?',
        descriptionEn: 'Yes.',
      },
    ]);
    expect(navigation.visits).toEqual([]);
    await press('Tamam');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'helpContents.list' }]));
  });

  it('lists what is missing, in both languages (HELP-12, HELP-17, HELP-19, HELP-21, HELP-22)', async () => {
    const { press, faults, client } = await add();
    await press('Ekle');
    const list = await faults();
    expect(list.getByText(/Kategori alanı zorunludur\./)).toBeDefined();
    expect(list.getAllByText(/Soru alanı zorunludur\./)).toHaveLength(2);
    expect(list.getAllByText(/Cevap alanı zorunludur\./)).toHaveLength(2);
    expect(client.inputsOf(helpContentEntries.create)).toEqual([]);
  });

  it('counts characters and refuses too many (HELP-18, HELP-20, HELP-21, HELP-22, HELP-23)', async () => {
    const { put, press, faults } = await add();
    await put('Soru', 'a'.repeat(121));
    expect(screen.getByText('121 / 120')).toBeDefined();
    await put('Soru (İngilizce)', 'a'.repeat(121));
    await put('Cevap', 'a'.repeat(10_001));
    expect(screen.getByText('10.001 / 10.000')).toBeDefined();
    await put('Cevap (İngilizce)', 'a'.repeat(10_001));
    await put('Öncelik', '-1');
    await press('Ekle');
    const list = await faults();
    expect(list.getAllByText(/Maksimum 120 karakter olmalıdır\./)).toHaveLength(2);
    expect(list.getAllByText(/Maksimum 10000 karakter olmalıdır\./)).toHaveLength(2);
    expect(list.getByText(/Öncelik 0'dan küçük olmamalıdır\./)).toBeDefined();
  });

  it.each([
    ['added', <HelpContentAddPage key="add" />, 'Ekle'],
    ['saved', <HelpContentEditPage key="edit" id={15} />, 'Güncelle'],
  ] as const)('refuses an emptied priority where a question is %s (HELP-23, D-23)', async (_how, element, submit) => {
    const { put, press, faults, client } = await open(element);
    await put('Öncelik', '');
    await press(submit);
    expect((await faults()).getByText(/Öncelik alanı zorunludur\./)).toBeDefined();
    expect(client.inputsOf(helpContentEntries.create)).toEqual([]);
    expect(client.inputsOf(helpContentEntries.update)).toEqual([]);
  });

  it('offers to load the categories again when that failed', async () => {
    const client = helpClient();
    client.answer(helpContentEntries.categories, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = renderFeature(<HelpContentAddPage />, { client });
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(helpContentEntries.categories, [{ id: 1, title: 'Abonelik' }]);
    await user.click(again);
    await screen.findByRole('combobox', { name: 'Kategori' });
  });
});

describe('editing', () => {
  it('holds the record and saves it with id in the body and version (HELP-09, HELP-11, HELP-13, HELP-26, HELP-30, HELP-32)', async () => {
    const { client, field, category, put, press, told, navigation } = await edit();
    expect(client.inputsOf(helpContentEntries.detail)).toEqual([{ id: 15 }]);
    expect(screen.getByText('Soru 15 · Sipariş')).toBeDefined();
    expect([category.value, field('Öncelik').value, field('Soru (İngilizce)').value]).toEqual([
      '2',
      '3',
      'Can I cancel my remote order?',
    ]);
    await put('Soru', 'Yeni soru?');
    await press('Güncelle');
    expect((await told('Soru güncellendi')).getByText('Yardım içeriği güncellendi.')).toBeDefined();
    const [sent] = client.inputsOf(helpContentEntries.update);
    expect(sent).toMatchObject({ id: 15, version: 1, title: 'Yeni soru?', helpMenuId: 2, priority: 3, active: true });
    await press('Tamam');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'helpContents.list' }]));
  });

  it('shows what the server says of a failed save and keeps what was typed (HELP-32)', async () => {
    const { client, put, press, told, field, navigation } = await edit();
    const error = refusal('internal_error', { status: 500, message: 'Şu anda kaydedilemiyor.' });
    client.answer(helpContentEntries.update, () => Promise.reject(error));
    await put('Soru', 'Yeni soru?');
    await press('Güncelle');
    expect((await told('Soru güncellenemedi')).getByText('Şu anda kaydedilemiyor.')).toBeDefined();
    await press('Tamam');
    expect(field('Soru').value).toBe('Yeni soru?');
    expect(navigation.visits).toEqual([]);
  });

  it('compares when somebody else saved meanwhile (D-91)', async () => {
    const { client, put, press, user, container } = await edit();
    await client.call(helpContentEntries.update, { ...stored, title: 'Onların sorusu?' });
    await put('Soru', 'Benim sorum?');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('radio', { name: /Benim sorum/ }));
    await press('Birleştir ve kaydet');
    await waitFor(() =>
      expect(client.inputsOf(helpContentEntries.update).at(-1)).toMatchObject({ title: 'Benim sorum?', version: 2 }),
    );
  });

  it('shows markup in the fields as text (HELP-11)', async () => {
    const { field, container } = await open(<HelpContentEditPage id={20} />);
    expect([field('Soru').value, field('Cevap').value]).toEqual([markup, markup]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(markup);
    expect(container.querySelector('main img, h1 img, h1 style')).toBeNull();
    expect(globalThis).not.toHaveProperty('hasRun');
    expect(field('Soru').checkVisibility()).toBe(true);
  });

  it.each([99, Number.NaN])('says that there is no question %s', async (id) => {
    const client = helpClient();
    if (Number.isNaN(id)) client.answer(helpContentEntries.detail, () => Promise.reject(refusal('validation_failed')));
    renderFeature(<HelpContentEditPage id={id} />, { client });
    await screen.findByText('Kayıt bulunamadı');
  });
});

describe('deleting', () => {
  it('asks first, then shows what the server says and leads to the list, unsaved or not (HELP-09, HELP-31, HELP-32)', async () => {
    const { client, put, press, asked, told, navigation } = await edit();
    await put('Soru', 'Yarım');
    await press('Sil');
    const question = await asked();
    expect(client.inputsOf(helpContentEntries.remove)).toEqual([]);
    question.getByRole('button', { name: 'Sil' }).click();
    expect((await told('Soru silindi')).getByText('Yardım içeriği silindi.')).toBeDefined();
    expect(screen.queryByText('Kayıt bulunamadı')).toBeNull();
    expect(client.inputsOf(helpContentEntries.remove)).toEqual([{ id: 15 }]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'helpContents.list' }]));
    expect(await Promise.all([...navigation.asks].map((ask) => ask()))).not.toContain(false);
  });

  it('says that the question is gone where the host has no list (HELP-09)', async () => {
    const navigation = memoryNavigation('', []);
    const { press, asked, told } = await open(<HelpContentEditPage id={15} />, 'light', navigation);
    await press('Sil');
    (await asked()).getByRole('button', { name: 'Sil' }).click();
    await told('Soru silindi');
    expect(screen.getByText('Kayıt bulunamadı')).toBeDefined();
    expect(navigation.visits).toEqual([]);
  });

  it('does nothing when it is not confirmed (HELP-31)', async () => {
    const { client, press, field } = await edit();
    await press('Sil');
    await press('İptal');
    expect(client.inputsOf(helpContentEntries.remove)).toEqual([]);
    expect(field('Soru').value).toBe('Uzaktan siparişimi iptal edebilir miyim?');
  });

  it.each([500, 200])('shows what the server says of a failure, status %i, and stays (HELP-33)', async (status) => {
    const { client, press, asked, told, navigation } = await edit();
    const error = refusal('uncoded', { status, message: 'Şu anda silinemiyor.' });
    client.answer(helpContentEntries.remove, () => Promise.reject(error));
    await press('Sil');
    (await asked()).getByRole('button', { name: 'Sil' }).click();
    expect((await told('Soru silinemedi')).getByText('Şu anda silinemiyor.')).toBeDefined();
    await press('Tamam');
    expect(navigation.visits).toEqual([]);
    expect(screen.getByRole('button', { name: 'Güncelle' })).toBeDefined();
  });
});
