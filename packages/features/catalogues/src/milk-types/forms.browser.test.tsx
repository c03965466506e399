import { milkTypeEntries } from '@telve/api';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { milkTypeClient } from '../testing/catalogueClients';
import { MilkTypeAddPage } from './MilkTypeAddPage';
import { MilkTypeEditPage } from './MilkTypeEditPage';

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Başlık/ });
const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Tür/ });

const open = async (element = <MilkTypeAddPage />, theme: 'light' | 'dark' = 'light') => {
  const client = milkTypeClient();
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading');
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, client, press };
};

const opened = (theme: 'light' | 'dark' = 'light') => open(<MilkTypeEditPage id={4} />, theme);

describe('adding', () => {
  it('starts empty and active (CAT-02)', async () => {
    await open();
    expect([title().value, kind().value]).toEqual(['', '']);
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
  });

  it('sends title, code and active, says so and leads to the list (CAT-12, CAT-27)', async () => {
    const { user, press, client, navigation } = await open();
    await user.type(title(), 'Keçi sütü');
    await user.selectOptions(kind(), 'LowFat');
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(milkTypeEntries.create)).toEqual([
      { milkType: 'Keçi sütü', milkTypeCode: 'LowFat', active: true },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'milkTypes.list' }]));
  });

  it('needs a title (CAT-18)', async () => {
    const { user, press, client, container } = await open();
    await user.selectOptions(kind(), 'LowFat');
    await press('Ekle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(within(dialog).getByText(/Başlık alanı zorunludur\./)).toBeDefined();
    expect(client.inputsOf(milkTypeEntries.create)).toEqual([]);
    await press('Tamam');
    expect(title().getAttribute('aria-invalid')).toBe('true');
    await expectNoAxeViolations(container);
  });

  it('tells at the field that a title is taken (D-91)', async () => {
    const { user, press } = await open();
    await user.type(title(), 'Laktozsuz');
    await user.selectOptions(kind(), 'LactoseFree');
    await press('Ekle');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/Bu süt tipi zaten kayıtlı\./)).toBeDefined();
  });

  it('is done with the keyboard alone', async () => {
    const { user, client } = await open();
    await user.tab();
    await user.keyboard('Keçi sütü');
    await user.selectOptions(kind(), 'FullFat');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(milkTypeEntries.create)).toHaveLength(1);
  });
});

describe('editing', () => {
  it('is filled with title, code and state (CAT-03, CAT-12, CAT-26)', async () => {
    const { client } = await opened();
    expect(client.inputsOf(milkTypeEntries.detail)).toEqual([{ id: 4 }]);
    expect([title().value, kind().value]).toEqual(['Sütsüz', 'WithoutMilk']);
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('false');
  });

  it('sends the record with its version (CAT-28)', async () => {
    const { user, press, client } = await opened();
    await user.clear(title());
    await user.type(title(), 'Süt yok');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(milkTypeEntries.update)).toEqual([
      { id: 4, milkType: 'Süt yok', milkTypeCode: 'WithoutMilk', active: false, version: 1 },
    ]);
  });

  it('compares both when somebody else saved meanwhile, the code in words (D-91)', async () => {
    const { user, press, client, container } = await opened();
    const theirs = { id: 4, milkType: 'Sütsüz', milkTypeCode: 'LowFat', active: false } as const;
    await client.call(milkTypeEntries.update, theirs);
    await user.selectOptions(kind(), 'FullFat');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
    expect(screen.getByRole('radio', { name: /Tam yağlı/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /Az yağlı/ })).toBeDefined();
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
