import { type Role, reportEntries } from '@telve/api';
import { addDays, today } from '@telve/locale';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dayInWords } from '../range/days';
import { type ReportClientOptions, reportClient } from '../testing/reportClient';
import { sampleVenues } from '../testing/sample';
import { VenueReportPage } from './VenueReportPage';

const open = (query = '', options: ReportClientOptions = {}) => {
  const client = reportClient(options);
  const rendered = renderFeature(<VenueReportPage />, { client, navigation: query });
  return { ...rendered, client, inputs: () => client.inputsOf(reportEntries.venues) };
};
const names = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
const cells = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const readers: readonly Role[] = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'];
const month = 'startDate=2026-11-01&endDate=2026-11-27';

describe('the venue sales report', () => {
  it.each(readers)('is open to a %s, sums first (REP-01, REP-04)', async (role) => {
    const { inputs } = open('', { roles: [role] });
    expect(await names()).toEqual(['Toplam', 'Kırık Fincan Moda', 'Taş Avlu Kahve']);
    expect(screen.getByRole('heading', { name: 'Mağaza satış raporu' })).toBeDefined();
    expect(inputs()).toEqual([{ page: 1, size: 10 }]);
  });

  it('is closed to an applicant, and nothing is asked (REP-04)', async () => {
    const { inputs } = open('', { roles: ['AppliedMerchantUser'] });
    expect(await screen.findByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(inputs()).toEqual([]);
  });

  it('shows company, venue, address, first day and the four figures (REP-09, REP-10, REP-11, REP-12, REP-13, REP-14, REP-15, REP-16)', async () => {
    open();
    expect(await cells('Taş Avlu Kahve')).toEqual([
      'Avlu Turizm A.Ş.',
      'Kemeraltı, Anafartalar Cad. No: 77, Konak',
      '01.07.2025',
      '1.377',
      '421',
      '956',
      '468',
    ]);
    expect(await cells('Toplam')).toEqual(['', '', '', '3.219', '1.123', '2.096', '1.079']);
    expect(screen.getByText('2 mağaza')).toBeDefined();
  });

  it('leads from the sales of a venue to their orders, in the same days', async () => {
    const { user, navigation } = open(month);
    await names();
    await user.click(screen.getByRole('link', { name: 'Kırık Fincan Moda mağazasının 1.842 siparişi' }));
    expect(navigation.visits).toEqual([
      expect.objectContaining({
        target: 'reports.orders',
        search: { venueId: 1, startDate: '2026-11-01', endDate: '2026-11-27' },
      }),
    ]);
  });

  it('says that the best selling venue comes first (REP-13)', async () => {
    open();
    await names();
    const told = screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
    expect(told.map((header) => [header.textContent, header.getAttribute('aria-sort')])).toEqual([
      ['Satış', 'descending'],
    ]);
  });

  it('asks nothing for two typed characters and once for three (REP-08, REP-18, D-17)', async () => {
    const { inputs } = open();
    await names();
    const box = screen.getByRole('searchbox', { name: 'Mağaza veya iş yeri, en az 3 karakter' });
    vi.useFakeTimers();
    try {
      fireEvent.change(box, { target: { value: 'av' } });
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(inputs()).toHaveLength(1);
      fireEvent.change(box, { target: { value: 'avl' } });
      await act(() => vi.advanceTimersByTimeAsync(1000));
    } finally {
      vi.useRealTimers();
    }
    await waitFor(async () => expect(await names()).toEqual(['Toplam', 'Taş Avlu Kahve']));
    expect(inputs()).toEqual([
      { page: 1, size: 10 },
      { page: 1, size: 10, search: 'avl' },
    ]);
  });
});

describe('the days', () => {
  it('are asked for, and the one that is not over is named (REP-17)', async () => {
    const [start, end] = [addDays(today(), -6), today()];
    const { inputs } = open(`startDate=${start}&endDate=${end}`);
    await names();
    expect(inputs()).toEqual([{ page: 1, size: 10, startDate: start, endDate: end }]);
    expect(screen.getByText(`2 mağaza · ${dayInWords(end)} henüz bitmedi`)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tarih: Son 7 gün' })).toBeDefined();
  });

  it('may be one alone, open at its other end (REP-17, D-68)', async () => {
    const { inputs } = open('startDate=2026-11-01');
    await names();
    expect(inputs()).toEqual([{ page: 1, size: 10, startDate: '2026-11-01' }]);
  });

  it('are compared with the equally long ones before', async () => {
    const { inputs } = open(`${month}&compare=true`);
    const [, , , sales] = await cells('Kırık Fincan Moda');
    expect(sales).toBe('1.842+%8,4 (1.700)');
    expect((await cells('Taş Avlu Kahve'))[3]).toBe('1.377yeni (0)');
    expect(inputs()[0]).toMatchObject({ compare: true });
  });

  it('offer no comparison while one is open', async () => {
    open('startDate=2026-11-01');
    await names();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Karşılaştır: Yok' }).disabled).toBe(true);
  });
});

describe('export', () => {
  const press = async (query: string, options?: ReportClientOptions) => {
    const opened = open(query, options);
    await names();
    await opened.user.click(screen.getByRole('button', { name: 'Excel’e aktar' }));
    return { ...opened, exports: () => opened.client.inputsOf(reportEntries.exportVenues) };
  };

  it.each(readers)('gives a %s a file of days and search (REP-07, REP-19, REP-47)', async (role) => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { exports } = await press(`${month}&search=kahve`, {
      roles: [role],
      venues: [...sampleVenues, ...sampleVenues.map((one) => ({ ...one, venueId: one.venueId + 2 }))],
    });
    expect(await screen.findByText('Dosya indirildi.')).toBeDefined();
    expect(exports()).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-27', search: 'kahve' }]);
    saved.mockRestore();
  });

  it('names the venue for who has that one only (REP-47, D-68)', async () => {
    const { exports } = await press('', { roles: ['PanelReportUser'], venues: sampleVenues.slice(0, 1) });
    await waitFor(() => expect(exports()).toEqual([{ venueId: 1 }]));
  });

  it('refuses one day alone (REP-41)', async () => {
    const { exports } = await press('endDate=2026-11-27');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Başlangıç ve bitiş tarihlerinden birisi girilmişse diğeride girilmek zorundadır',
    );
    expect(exports()).toEqual([]);
  });
});

it('keeps the page in the address and offers to try again when nothing can be read', async () => {
  const client = reportClient();
  client.answer(reportEntries.venues, () => Promise.reject(refusal('internal_error', { status: 500 })));
  const { user } = renderFeature(<VenueReportPage />, { client });
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  expect(screen.queryByText('Toplam')).toBeNull();
  client.answer(reportEntries.venues, () => reportClient().call(reportEntries.venues, { page: 1, size: 10 }));
  await user.click(retry);
  expect(await names()).toHaveLength(3);
});

it('has nothing that axe objects to', async () => {
  const { container } = open(`${month}&compare=true`);
  await names();
  await expectNoAxeViolations(container, { layout: false });
});
