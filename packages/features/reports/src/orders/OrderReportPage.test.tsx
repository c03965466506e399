import { type Role, reportEntries } from '@telve/api';
import { deferred, expectNoAxeViolations, many, orderReportRow, refusal, renderFeature } from '@telve/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ReportClientOptions, reportClient } from '../testing/reportClient';
import { OrderReportPage } from './OrderReportPage';

const open = (query = '', options: ReportClientOptions = {}) => {
  const client = reportClient(options);
  const rendered = renderFeature(<OrderReportPage />, { client, navigation: query });
  return { ...rendered, client, inputs: () => client.inputsOf(reportEntries.orders) };
};
const orders = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = async (order: string) =>
  within((await screen.findByText(order)).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const readers: readonly Role[] = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'];

describe('the order report', () => {
  it.each(readers)('is open to a %s (REP-02, REP-05)', async (role) => {
    open('', { roles: [role] });
    expect(await orders()).toEqual(['918342', '918339', '918300']);
    expect(screen.getByRole('heading', { name: 'Sipariş raporu' })).toBeDefined();
  });

  it('is closed to an applicant, and nothing is asked (REP-05)', async () => {
    const { inputs } = open('', { roles: ['AppliedMerchantUser'] });
    expect(await screen.findByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(inputs()).toEqual([]);
  });

  it('shows number, kind, product, venue, rating and three times by the 24-hour clock (REP-20, REP-21, REP-22, REP-23, REP-24, REP-25, REP-26, REP-27)', async () => {
    open();
    expect(await cells('918342')).toEqual([
      'Uzaktan sipariş',
      'Latte, orta',
      'Kırık Fincan Moda',
      '5',
      '27.11.2026 18:51',
      '27.11.2026 18:56',
      '27.11.2026 18:57',
      '40217',
    ]);
    expect((await cells('918339')).slice(0, 7)).toEqual([
      'Hemen al',
      'Filtre kahve, büyük',
      'Taş Avlu Kahve',
      '—',
      '27.11.2026 00:30',
      '27.11.2026 00:36',
      '—',
    ]);
  });

  it('names the member for a PanelUser only (REP-28)', async () => {
    open();
    await orders();
    expect(headers().at(-1)).toBe('User ID');
  });

  it.each(['PanelVenueUser', 'PanelReportUser'] as const)('names no member for a %s (REP-28)', async (role) => {
    open('', { roles: [role] });
    await orders();
    expect(headers()).not.toContain('User ID');
    expect(screen.queryByText('40217')).toBeNull();
  });

  it('says how many there are, and holds page and size in the address', async () => {
    const { user, navigation } = open('', {
      orders: many(12, (over) => orderReportRow({ ...over, orderId: over?.id })),
    });
    expect(await screen.findByText('12 sipariş')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await waitFor(() => expect(navigation.query()).toBe('page=2'));
  });
});

describe('search', () => {
  it('starts at two characters, by number, product or venue (REP-31, LIST-05)', async () => {
    const { user, inputs } = open();
    await orders();
    const box = screen.getByRole('searchbox', { name: 'Sipariş no, ürün, mağaza' });
    await user.type(box, 't');
    await user.type(box, 'aş');
    await waitFor(async () => expect(await orders()).toEqual(['918339']));
    expect(inputs()).toEqual([
      { page: 1, size: 10 },
      { page: 1, size: 10, search: 'taş' },
    ]);
  });
});

describe('sort', () => {
  const rated = {
    orders: [orderReportRow({ orderId: 1, orderDegree: 2 }), orderReportRow({ orderId: 2, orderDegree: 4 })],
  };

  it.each(['PanelVenueUser', 'PanelReportUser'] as const)(
    'ignores an order by rating in the address of a %s (REP-29)',
    async (role) => {
      const { inputs } = open('orderBy=Like', { ...rated, roles: [role] });
      await orders();
      expect(inputs()).toEqual([{ page: 1, size: 10 }]);
    },
  );

  it('takes an order by rating from the address of a PanelUser (REP-29)', async () => {
    const { inputs } = open('orderBy=Like', rated);
    expect(await orders()).toEqual(['2', '1']);
    expect(inputs()).toEqual([{ page: 1, size: 10, orderBy: 'Like' }]);
    expect(screen.getByRole('button', { name: 'Sırala: Puan, yüksek önce' })).toBeDefined();
  });
});

describe('what leads here', () => {
  it('stands as filters that can be taken away one by one', async () => {
    const { user, inputs, navigation } = open('venueId=1&orderType=Remote&productName=Latte');
    await orders();
    expect(inputs()).toEqual([{ page: 1, size: 10, venueId: 1, orderType: 'Remote', productName: 'Latte' }]);
    await user.click(screen.getByRole('button', { name: 'Mağaza: Kırık Fincan Moda filtresini kaldır' }));
    await user.click(screen.getByRole('button', { name: 'Tip: Uzaktan sipariş filtresini kaldır' }));
    await user.click(screen.getByRole('button', { name: 'Ürün: Latte filtresini kaldır' }));
    await waitFor(() => expect(navigation.query()).toBe('page=1'));
    act(() => navigation.back());
    expect(await screen.findByRole('button', { name: 'Ürün: Latte filtresini kaldır' })).toBeDefined();
  });

  it('names a venue without orders by its number', async () => {
    open('venueId=77', { orders: [] });
    expect(await screen.findByRole('heading', { name: 'Sipariş bulunamadı' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mağaza: 77 numaralı mağaza filtresini kaldır' })).toBeDefined();
  });
});

describe('export', () => {
  const press = async (query: string, options?: ReportClientOptions) => {
    const opened = open(query, options);
    await screen.findByRole('heading', { name: 'Sipariş raporu' });
    await opened.user.click(screen.getByRole('button', { name: 'Excel’e aktar' }));
    return { ...opened, exports: () => opened.client.inputsOf(reportEntries.exportOrders) };
  };

  it.each(readers)('gives a %s a file of what the list shows (REP-07, REP-33, REP-48)', async (role) => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { exports } = await press('startDate=2026-11-01&endDate=2026-11-27&search=latte&orderBy=Remote', {
      roles: [role],
    });
    expect(await screen.findByText('Dosya indirildi.')).toBeDefined();
    expect(exports()).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-27', search: 'latte', orderBy: 'Remote' }]);
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
  });

  it.each(['startDate=2026-11-01', 'endDate=2026-11-27'])(
    'refuses one day alone, %s, beside the list that works with it (REP-41)',
    async (query) => {
      const { exports, inputs } = await press(query);
      const notice = await screen.findByRole('alert');
      expect(notice.textContent).toContain(
        'Başlangıç ve bitiş tarihlerinden birisi girilmişse diğeride girilmek zorundadır',
      );
      expect(exports()).toEqual([]);
      expect(inputs()).toHaveLength(1);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('refuses a start after the end, and takes the words away once the days change (REP-42)', async () => {
    const { exports, navigation } = await press('startDate=2026-11-20&endDate=2026-11-10');
    expect((await screen.findByRole('alert')).textContent).toContain('Başlangıç tarihi bitiş tarihinden büyük olamaz');
    expect(exports()).toEqual([]);
    act(() => navigation.current().setSearch?.(new URLSearchParams('startDate=2026-11-01&endDate=2026-11-10'), 'push'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('asks once, however often it is pressed, and says why there is no file', async () => {
    const { client, user } = open();
    await orders();
    const answer = deferred<never>();
    client.answer(reportEntries.exportOrders, () => answer.promise);
    await user.click(screen.getByRole('button', { name: 'Excel’e aktar' }));
    const busy = await screen.findByRole('button', { name: 'Hazırlanıyor…' });
    await user.click(busy);
    answer.reject(refusal('internal_error', { status: 500 }));
    expect(await screen.findByText('Bir hata oluştu')).toBeDefined();
    expect(client.inputsOf(reportEntries.exportOrders)).toHaveLength(1);
  });
});

describe('without orders', () => {
  it('says that there is none yet', async () => {
    open('', { orders: [] });
    expect(await screen.findByRole('heading', { name: 'Henüz sipariş yok' })).toBeDefined();
  });

  it('repeats the search and clears it on request', async () => {
    const { user } = open('search=zzz');
    expect(await screen.findByText('“zzz” için sonuç yok.')).toBeDefined();
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Filtreleri temizle' }));
    expect(await orders()).toHaveLength(3);
  });

  it('offers to try again when they cannot be read', async () => {
    const client = reportClient();
    client.answer(reportEntries.orders, () => Promise.reject(refusal('internal_error', { status: 500 })));
    renderFeature(<OrderReportPage />, { client });
    expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });
});

it('has nothing that axe objects to', async () => {
  const { container } = open('venueId=1');
  await orders();
  await expectNoAxeViolations(container, { layout: false });
});
