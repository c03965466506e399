import { timePeriodEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimePeriodAddPage } from './TimePeriodAddPage';
import { timePeriodClient } from './testing/timePeriodClient';

const minutes = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Süre \(dakika\)/ });

const open = (theme: 'light' | 'dark' = 'light') => {
  const client = timePeriodClient();
  const rendered = renderFeature(<TimePeriodAddPage />, { client, theme, background: 'surface' });
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return {
    ...rendered,
    client,
    press,
    add: async (typed: string) => {
      await rendered.user.type(minutes(), typed);
      await press('Ekle');
    },
    sent: () => client.inputsOf(timePeriodEntries.create),
  };
};

it('has minutes, empty, and the active switch, on (CAT-09)', () => {
  open();
  expect(minutes().value).toBe('');
  expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
});

describe('adding', () => {
  it.each(['0', '1440'])(
    'sends %s minutes, says “Başarıyla eklendi.” and leads to the list (CAT-24, CAT-39, CAT-46)',
    async (typed) => {
      const { add, sent, navigation } = open();
      await add(typed);
      await screen.findByText('Başarıyla eklendi.');
      expect(sent()).toEqual([{ timePeriod: Number(typed), active: true }]);
      await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'timePeriods.list' }]));
    },
  );

  it('sends a passive one (CAT-39)', async () => {
    const { user, add, sent } = open();
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    await add('25');
    await screen.findByText('Başarıyla eklendi.');
    expect(sent()).toEqual([{ timePeriod: 25, active: false }]);
  });

  it.each([
    ['the server fails', refusal('internal_error', { status: 500 })],
    ['the answer names no code', refusal('uncoded', { status: 200, message: 'Olmadı' })],
    ['there is no answer', refusal('network', { status: 0 })],
  ])('says “Bir hata oluştu.” and keeps what was typed when %s (CAT-47, CAT-48)', async (_case, error) => {
    const { add, client, navigation } = open();
    client.answer(timePeriodEntries.create, () => Promise.reject(error));
    await add('25');
    await screen.findByText('Bir hata oluştu.');
    expect(minutes().value).toBe('25');
    expect(navigation.visits).toEqual([]);
  });
});

describe('minutes', () => {
  it.each([
    ['', 'Başlık alanı zorunludur.', 'CAT-22'],
    ['-1', '0 veya daha büyük bir tam sayı girin.', 'CAT-24'],
    ['1,5', '0 veya daha büyük bir tam sayı girin.', 'D-91'],
    ['1441', 'En fazla 1.440 dakika girilebilir.', 'D-91'],
  ])('typed as “%s” are refused in the dialog and at the field: “%s” (%s)', async (typed, words, _id) => {
    const { user, press, sent, container } = open();
    if (typed !== '') await user.type(minutes(), typed);
    await press('Ekle');
    const dialog = await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    expect(within(dialog).getByText(new RegExp(words))).toBeDefined();
    expect(minutes().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await press('Tamam');
    await expectNoAxeViolations(container);
  });

  it('take no letters (CAT-23)', async () => {
    const { user } = open();
    await user.type(minutes(), 'on2x5');
    expect(minutes().value).toBe('25');
  });

  it('that exist already are refused at the field (D-91)', async () => {
    const { user, add, press } = open();
    await add('15');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/Bu süre zaten kayıtlı\./)).toBeDefined();
    await press('Tamam');
    await user.tab();
    expect(minutes().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Bu süre zaten kayıtlı.').checkVisibility()).toBe(true);
  });
});

describe('leaving', () => {
  it('asks only after something was typed, and staying keeps it', async () => {
    const { user, navigation, press } = open();
    const leave = () => Promise.all([...navigation.asks].map((ask) => ask()));
    expect(await leave()).not.toContain(false);
    await user.type(minutes(), '25');
    const answer = leave();
    await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
    await press('Sayfada kal');
    expect(await answer).toContain(false);
    expect(minutes().value).toBe('25');
  });

  it('leads to the list with Vazgeç', async () => {
    const { press, navigation } = open();
    await press('Vazgeç');
    expect(navigation.visits).toMatchObject([{ target: 'timePeriods.list' }]);
  });

  it('has no Vazgeç where there is no list', () => {
    renderFeature(<TimePeriodAddPage />, { client: timePeriodClient(), navigation: null });
    expect(screen.queryByRole('button', { name: 'Vazgeç' })).toBeNull();
  });
});

it('is done with the keyboard alone', async () => {
  const { user, sent } = open();
  await user.tab();
  await user.keyboard('25');
  await user.tab();
  await user.keyboard(' ');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Başarıyla eklendi.');
  expect(sent()).toEqual([{ timePeriod: 25, active: false }]);
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = open(theme);
  await expectNoAxeViolations(container);
});
