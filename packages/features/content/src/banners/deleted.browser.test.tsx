import { bannerEntries } from '@telve/api';
import { deferred, expectNoAxeViolations, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileOf } from './testing/files';
import { openEdit } from './testing/openBanner';

/** A form with a new title and a new English image, whose banner somebody else deletes before it is saved. */
const openDeleted = async (id = 73) => {
  const opened = await openEdit(id);
  const { client, put, choose, press } = opened;
  await put(/^Başlık/, 'Yeni ad');
  choose('İngilizce görsel', fileOf(10, 'yeni.jpg'));
  await client.call(bannerEntries.remove, { id });
  await press('Güncelle');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Afiş siz bakarken silindi' }));
  return { ...opened, asked };
};

describe('a banner that somebody else deleted meanwhile', () => {
  it('says so, keeps what was typed, and is no more to be saved or deleted', async () => {
    const { asked, user, field, press, client, navigation, container } = await openDeleted();
    expect(asked.getByText(/yazdıklarınız duruyor/)).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Formda kal' }));
    expect(field(/^Başlık/).value).toBe('Yeni ad');
    expect(screen.getByText('Afiş siz bakarken silindi')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sil' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Güncelle' }).disabled).toBe(true);
    await user.click(field(/^Başlık/));
    await user.keyboard('{Control>}s{/Control}');
    expect(client.inputsOf(bannerEntries.update)).toHaveLength(1);
    expect(navigation.asks.size).toBe(1);
    await expectNoAxeViolations(container);
    await press('Yeni afiş olarak ekle');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Afiş ekle' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(field(/^Başlık/).value).toBe('Yeni ad');
  });

  it('goes on as a new one: unsaved, with its fields and chosen files, its stored images asked for again', async () => {
    const { asked, user, field, image, navigation, press, faults, choose, client } = await openDeleted();
    await user.click(asked.getByRole('button', { name: 'Yeni afiş olarak ekle' }));
    await screen.findByRole('heading', { level: 1, name: 'Afiş ekle' });
    expect(field(/^Başlık/).value).toBe('Yeni ad');
    expect(field(/^Link metni/).value).toBe('İncele');
    expect(image('İngilizce görsel').getByText('yeni.jpg')).toBeDefined();
    await waitFor(() => expect(navigation.asks.size).toBe(1));
    await press('Ekle');
    expect((await faults()).getByText(/Resim alanı zorunludur\./)).toBeDefined();
    await press('Tamam');
    choose('Türkçe görsel', fileOf(10, 'turkce.jpg'));
    await image('Türkçe görsel').findByText('turkce.jpg');
    expect(client.inputsOf(bannerEntries.create)).toEqual([]);
  });

  it('takes along what was typed while the save was under way', async () => {
    const { client, put, press, user, field } = await openEdit(73);
    const answer = deferred<true>();
    await put(/^Başlık/, 'Yeni ad');
    client.answer(bannerEntries.update, () => answer.promise);
    await press('Güncelle');
    await waitFor(() => expect(client.inputsOf(bannerEntries.update)).toHaveLength(1));
    await put(/^Link metni/, 'Keşfet');
    answer.reject(refusal('not_found', { status: 404 }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Afiş siz bakarken silindi' }));
    await user.click(asked.getByRole('button', { name: 'Yeni afiş olarak ekle' }));
    await screen.findByRole('heading', { level: 1, name: 'Afiş ekle' });
    expect([field(/^Başlık/).value, field(/^Link metni/).value]).toEqual(['Yeni ad', 'Keşfet']);
  });

  it('found out from the comparison, leads back to the form (D-91)', async () => {
    const { client, put, press, user, field } = await openEdit(73);
    await put(/^Başlık/, 'Yeni ad');
    await client.call(bannerEntries.update, { id: 73, version: 1, title: 'Başkasının' } as never);
    await press('Güncelle');
    await screen.findByRole('heading', { name: 'Değişiklikleri karşılaştır' });
    await client.call(bannerEntries.remove, { id: 73 });
    await user.click(screen.getByRole('radio', { name: /Yeni ad/ }));
    await press('Birleştir ve kaydet');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Afiş siz bakarken silindi' }));
    await user.click(asked.getByRole('button', { name: 'Formda kal' }));
    expect(field(/^Başlık/).value).toBe('Yeni ad');
    expect(screen.getByText('Afiş siz bakarken silindi')).toBeDefined();
  });

  it('stays one of its app (BAN-51, D-78)', async () => {
    const { asked, user } = await openDeleted(72);
    await user.click(asked.getByRole('button', { name: 'Yeni afiş olarak ekle' }));
    await screen.findByRole('heading', { level: 1, name: 'Afiş ekle' });
    await user.click(screen.getByRole('combobox', { name: /^Uygulama/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Mağaza uygulaması']);
  });
});
