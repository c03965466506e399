import { timePeriodEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimePeriodEditPage } from './TimePeriodEditPage';
import { timePeriodClient } from './testing/timePeriodClient';

const minutes = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Süre \(dakika\)/ });

const open = async (id = 3, theme: 'light' | 'dark' = 'light') => {
  const client = timePeriodClient();
  const rendered = renderFeature(<TimePeriodEditPage id={id} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading');
  const { user } = rendered;
  return {
    ...rendered,
    client,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    retype: async (typed: string) => {
      await user.clear(minutes());
      if (typed !== '') await user.type(minutes(), typed);
    },
    sent: () => client.inputsOf(timePeriodEntries.update),
  };
};

it('is filled with the stored minutes and state (CAT-10, CAT-14, CAT-37)', async () => {
  const { client } = await open(6);
  expect(client.inputsOf(timePeriodEntries.detail)).toEqual([{ id: 6 }]);
  expect(screen.getByRole('heading', { name: '45 dakika' })).toBeDefined();
  expect(minutes().value).toBe('45');
  expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('false');
});

describe('saving', () => {
  it('sends the record with its version, says so and leads to the list (CAT-38, CAT-44, D-91)', async () => {
    const { retype, press, sent, navigation } = await open();
    await retype('25');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toEqual([{ id: 3, timePeriod: 25, active: true, version: 1 }]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'timePeriods.list' }]));
  });

  it('says “Bir hata oluştu” when it fails (CAT-45, CAT-48)', async () => {
    const { client, press, navigation } = await open();
    client.answer(timePeriodEntries.update, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await press('Güncelle');
    await screen.findByText('Bir hata oluştu');
    expect(navigation.visits).toEqual([]);
  });

  it.each([
    ['', 'Başlık alanı zorunludur.', 'CAT-22'],
    ['-1', '0 veya daha büyük bir tam sayı girin.', 'D-91'],
    ['10', 'Bu süre zaten kayıtlı.', 'D-91'],
  ])('refuses “%s”: “%s” (%s)', async (typed, words, _id) => {
    const { retype, press } = await open();
    await retype(typed);
    await press('Güncelle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(within(dialog).getByText(new RegExp(words))).toBeDefined();
  });
});

describe('when somebody else saved meanwhile', () => {
  const collide = async () => {
    const opened = await open();
    await opened.client.call(timePeriodEntries.update, { id: 3, timePeriod: 50, active: true });
    await opened.retype('25');
    await opened.press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
    return opened;
  };

  it('compares both, with the values in words (D-91)', async () => {
    const { container } = await collide();
    expect(screen.getAllByRole('radio', { name: /(25|50)\s?dakika/ })).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('saves the chosen value over the newer version (D-91)', async () => {
    const { press, user, sent } = await collide();
    await user.click(screen.getByRole('radio', { name: /25/ }));
    await press('Birleştir ve kaydet');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent().at(-1)).toEqual({ id: 3, timePeriod: 25, active: true, version: 2 });
  });
});

it('says that a record is not there', async () => {
  const { container } = await open(99);
  expect(screen.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeDefined();
  await expectNoAxeViolations(container);
});

it('says so too when the address is no number', async () => {
  const client = timePeriodClient();
  client.answer(timePeriodEntries.detail, () => Promise.reject(refusal('validation_failed')));
  renderFeature(<TimePeriodEditPage id={Number.NaN} />, { client });
  await screen.findByRole('heading', { name: 'Kayıt bulunamadı' });
});

it('offers to try again when the record cannot be read (CAT-48)', async () => {
  const client = timePeriodClient();
  client.answer(timePeriodEntries.detail, () => Promise.reject(refusal('internal_error', { status: 500 })));
  renderFeature(<TimePeriodEditPage id={3} />, { client });
  await screen.findByText('Bir hata oluştu');
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open(3, theme);
  await expectNoAxeViolations(container);
});
