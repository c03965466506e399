import { subscriptionPlanEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature, subscriptionPlanDetail } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { PlanListPage } from './PlanListPage';
import { PlanPricePage } from './PlanPricePage';
import { openPrice as open } from './testing/openPrice';
import { planClient } from './testing/planClient';

it('is a dialog over the list with price, subscribers and renewals of today, for PanelUser (PLAN-07, PLAN-08, PLAN-09, PLAN-13)', async () => {
  const { client, price } = await open();
  expect(client.inputsOf(subscriptionPlanEntries.detail)).toEqual([{ id: 1 }]);
  expect(screen.getByText('Şu an 429 ₺ · 2.318 abone')).toBeDefined();
  expect(screen.getByText('Bugün yenilenen 64 abonelik yeni fiyatla yenilenir')).toBeDefined();
  expect(screen.getByText('Süren dönemler değişmez.')).toBeDefined();
  expect(price().value).toBe('429');
  expect(document.activeElement).toBe(price());
  await screen.findByText('Plus Yıllık');
});

it('says how much the new price differs, while it is typed', async () => {
  const { retype } = await open();
  await retype('459');
  expect(screen.getByText('Tam lira. %7,0 artış.')).toBeDefined();
  await retype('399');
  expect(screen.getByText('Tam lira. %7,0 azalış.')).toBeDefined();
});

describe('saving', () => {
  it('sends amount and version, says so and leads to the list with the new price (PLAN-07, PLAN-14)', async () => {
    const { retype, press, sent, navigation, client, rerender } = await open({ navigation: 'subscriptionType=Plus' });
    await retype('459');
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent()).toEqual([{ id: 1, amount: 459, version: 1 }]);
    await waitFor(() =>
      expect(navigation.visits).toMatchObject([{ target: 'plans.list', search: { subscriptionType: 'Plus' } }]),
    );
    rerender(<PlanListPage />, { client });
    await screen.findByText('459 ₺');
  });

  it.each(['{Enter}', '{Control>}{Enter}{/Control}'])('is done with %s', async (keys) => {
    const { retype, user, sent } = await open();
    await retype('459');
    await user.keyboard(keys);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('lists “Fiyat girilmesi zorunludur.” without a price (PLAN-10)', async () => {
    const { retype, press, sent, price } = await open();
    await retype('');
    await press('Güncelle');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' }));
    expect(dialog.getByText(/Fiyat girilmesi zorunludur\./)).toBeDefined();
    await press('Tamam');
    expect(price().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('says “Bir hata oluştu” when it fails, and keeps what was typed (PLAN-15)', async () => {
    const { client, retype, press, price, navigation } = await open();
    client.answer(subscriptionPlanEntries.update, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await retype('459');
    await press('Güncelle');
    await screen.findByText('Bir hata oluştu');
    expect(price().value).toBe('459');
    expect(navigation.visits).toEqual([]);
  });

  it('over a newer price tells it, keeps what was typed, and saves over it then (D-91)', async () => {
    const { client, retype, press, price, sent, container } = await open();
    await client.call(subscriptionPlanEntries.update, { id: 1, amount: 449 });
    await retype('459');
    await press('Güncelle');
    await screen.findByText('Fiyat siz bakarken değiştirildi: 449 ₺');
    expect(screen.getByText(/Mert Karakoç, 27\.11\.2026 18:46/)).toBeDefined();
    await screen.findByText('Şu an 449 ₺ · 2.318 abone');
    expect(screen.queryByText(/Güncel hali gösteriliyor/)).toBeNull();
    expect(price().value).toBe('459');
    await expectNoAxeViolations(container);
    await press('Güncelle');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(sent().at(-1)).toEqual({ id: 1, amount: 459, version: 2 });
  });
});

describe('closing', () => {
  it.each(['İptal', 'Kapat', 'Escape'])('leads to the list with %s', async (way) => {
    const { press, user, navigation } = await open();
    await (way === 'Escape' ? user.keyboard('{Escape}') : press(way));
    expect(navigation.visits).toMatchObject([{ target: 'plans.list' }]);
  });

  it('asks before a typed price is lost', async () => {
    const { retype, navigation, press } = await open();
    await retype('459');
    const answer = Promise.all([...navigation.asks].map((ask) => ask()));
    await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
    await press('Sayfada kal');
    expect(await answer).toContain(false);
  });

  it('leaves the list that was under it where the host has none, and asks there too', async () => {
    const { retype, press } = await open({ navigation: null });
    await retype('459');
    await press('İptal');
    await press('Ayrıl');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Plus Yıllık')).toBeDefined();
  });
});

describe('without a plan', () => {
  const answering = async (answer: () => Promise<never>, id = 1) => {
    const client = planClient();
    client.answer(subscriptionPlanEntries.detail, answer);
    renderFeature(<PlanPricePage id={id} />, { client });
    return within(await screen.findByRole('dialog', { name: 'Plan fiyatı' }));
  };

  it.each(['not_found', 'validation_failed'])('says that there is none (%s)', async (code) => {
    const dialog = await answering(() => Promise.reject(refusal(code, { status: 404 })), Number.NaN);
    await dialog.findByText('Kayıt bulunamadı');
  });

  it('offers to try again when it cannot be read (PLAN-15)', async () => {
    const dialog = await answering(() => Promise.reject(refusal('internal_error', { status: 500 })));
    await dialog.findByText('Bir hata oluştu');
    expect(dialog.getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });

  it('says when nothing is renewed today', async () => {
    const client = planClient();
    client.answer(subscriptionPlanEntries.detail, { ...subscriptionPlanDetail(), renewsTodayCount: 0 });
    renderFeature(<PlanPricePage id={1} />, { client });
    await screen.findByText('Bugün yenilenen abonelik yok');
  });
});

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('have no axe faults, %s', async (theme) => {
    const { container } = await open({ theme });
    await expectNoAxeViolations(container);
  });

  it('need no scrolling sideways at 320 px (PLAN-07)', async () => {
    const { container } = await open({ width: 320 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(screen.getByRole('button', { name: 'Güncelle' }).checkVisibility()).toBe(true);
    await expectNoAxeViolations(container);
  });

  it.each([320, 1440])('of the list have no axe faults at %i px (PLAN-01)', async (width) => {
    await browser.viewport(width, 900);
    const { container } = renderFeature(<PlanListPage />, { client: planClient(), background: 'surface' });
    await screen.findByText('Plus Aylık');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(screen.getByRole('link', { name: 'Fiyatı değiştir: Plus Aylık' }).checkVisibility()).toBe(true);
    await expectNoAxeViolations(container);
  });
});
