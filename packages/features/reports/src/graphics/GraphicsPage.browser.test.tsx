import { reportEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { deferred, graphics, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { previousRange, rangeOf } from '../range/ranges';
import { reportClient } from '../testing/reportClient';
import { GraphicsPage } from './GraphicsPage';

const month = rangeOf('month', today());

const open = (query = '', client = reportClient(), targets?: readonly string[]) => {
  const navigation = memoryNavigation(query, targets);
  const rendered = renderFeature(<GraphicsPage />, { client, navigation, background: 'surface' });
  return { ...rendered, client, inputs: () => client.inputsOf(reportEntries.graphics) };
};
const chart = (name: string) => screen.findByRole('region', { name });
const table = async (user: ReturnType<typeof open>['user'], name: string) => {
  const region = await chart(name);
  await user.click(within(region).getByRole('button', { name: `Grafik seçenekleri: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tabloyu göster' }));
  return within(region).findByRole('table');
};

beforeEach(() => page.viewport(1440, 900));

describe('the graphics', () => {
  it('start with this month and the equally long period before it (REP-03, REP-46)', async () => {
    const { inputs } = open();
    expect(await screen.findByRole('group', { name: 'Özet' })).toBeDefined();
    await waitFor(() => expect(inputs()).toEqual([month, previousRange(month)]));
  });

  it('show kinds, venues and products with their sales (REP-34, REP-35, REP-36)', async () => {
    open();
    for (const name of ['Sipariş tipi', 'Mağazalar', 'Ürünler']) {
      expect(await within(await chart(name)).findByRole('img')).toBeDefined();
    }
  });

  it('follow a range that is chosen, which stands in the address (REP-37)', async () => {
    const { user, inputs, navigation } = open();
    await user.click(await screen.findByText('7 gün'));
    const week = { startDate: addDays(today(), -6), endDate: today() };
    await waitFor(() => expect(inputs()).toContainEqual(week));
    expect(navigation.query()).toBe(
      `page=1&startDate=${week.startDate}${week.endDate === month.endDate ? '' : `&endDate=${week.endDate}`}`,
    );
  });

  it('keep what they show, paler, while another range loads', async () => {
    const { user, client } = open();
    await within(await chart('Mağazalar')).findByRole('img');
    const answer = deferred<ReturnType<typeof graphics>>();
    client.answer(reportEntries.graphics, () => answer.promise);
    await user.click(screen.getByText('90 gün'));
    const strip = screen.getByRole('group', { name: 'Özet' });
    await waitFor(() => expect(strip.getAttribute('data-status')).toBe('refreshing'));
    expect(strip.textContent).toContain('1.011');
    answer.resolve(
      graphics({ totals: { salesCount: 7, remoteOrderCount: 3, cashierFrontOrderCount: 4, coffeeUserCount: 2 } }),
    );
    await waitFor(() => expect(strip.textContent).not.toContain('1.011'));
  });

  it('say so when they cannot be read, and try again; the summary stands by itself', async () => {
    const client = reportClient();
    client.answer(reportEntries.graphics, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = open('', client);
    await screen.findByText('Grafikler yüklenemedi.');
    expect(await screen.findByRole('table', { name: 'Mağaza satış özeti' })).toBeDefined();
    client.answer(reportEntries.graphics, graphics());
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    await chart('Mağazalar');
  });

  it('are closed to all but a PanelUser, and nothing is asked (REP-06)', async () => {
    for (const role of ['PanelVenueUser', 'PanelReportUser', 'AppliedMerchantUser'] as const) {
      const { inputs, unmount } = open('', reportClient({ roles: [role] }));
      await screen.findByText('Bu sayfayı görme yetkiniz yok');
      expect(inputs()).toEqual([]);
      unmount();
    }
    open();
    await chart('Mağazalar');
  });
});

describe('what is behind a number', () => {
  it.each([
    ['Sipariş tipi', /siparişleri göster/, { startDate: '2026-11-26', endDate: '2026-11-26', orderType: 'Remote' }],
    ['Mağazalar', /Kırık Fincan Moda/, { ...month, venueId: 1 }],
    ['Ürünler', /Latte/, { ...month, productName: 'Latte' }],
  ])('is listed: %s leads to its orders', async (name, button, search) => {
    const { user, navigation } = open();
    const twin = await table(user, name);
    await user.click(within(twin).getAllByRole('button', { name: button })[0] as HTMLElement);
    expect(navigation.visits).toEqual([expect.objectContaining({ target: 'reports.orders', search })]);
  });

  it('is not offered where the host has no order report', async () => {
    const { user } = open('', reportClient(), ['reports.graphics']);
    expect(within(await table(user, 'Mağazalar')).queryByRole('button')).toBeNull();
  });
});

describe('the summary', () => {
  it('has the first venues with their shares, and pages (REP-13, REP-14, REP-15, REP-16)', async () => {
    open();
    const rows = within(await screen.findByRole('table', { name: 'Mağaza satış özeti' }));
    expect(await rows.findByRole('img', { name: '%38 uzaktan' })).toBeDefined();
    expect(rows.getByRole('link', { name: 'Taş Avlu Kahve mağazasının 1.377 siparişi' })).toBeDefined();
  });

  it('is exported with the days of the graphics (REP-47)', async () => {
    const { user, client } = open();
    await screen.findByRole('table', { name: 'Mağaza satış özeti' });
    await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
    await waitFor(() => expect(client.inputsOf(reportEntries.exportVenues)).toEqual([month]));
  });
});

describe('where colours are the system’s', () => {
  type Sender = { send: (method: string, params: object) => Promise<unknown> };
  const prefer = (value: string) =>
    (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  afterEach(() => prefer('none'));

  it('the kinds of a venue’s orders are told apart: one part filled, one outlined', async () => {
    open();
    const [share] = await screen.findAllByRole('img', { name: /uzaktan$/ });
    await prefer('active');
    const [remote, till] = [...(share as Element).children].map((part) => getComputedStyle(part));
    expect(remote?.backgroundColor).not.toBe(till?.backgroundColor);
    expect(till?.boxShadow).toContain(remote?.backgroundColor);
  });
});
