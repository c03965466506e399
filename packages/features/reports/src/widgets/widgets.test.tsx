import { ApiError, type Client, reportEntries } from '@telve/api';
import { deferred, fakeClient, graphics, salesFigures, stub, venueReport, venueReportRow } from '@telve/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReportScope } from '../scope/context';
import { ReportScope } from '../scope/ReportScope';
import { loadReportData } from './data';
import { OrderTypeWidget } from './OrderTypeWidget';
import { ProductWidget } from './ProductWidget';
import { SalesWidget } from './SalesWidget';
import { VenueWidget } from './VenueWidget';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T09:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const month = { startDate: '2026-11-01', endDate: '2026-11-27' };
const week = { startDate: '2026-11-21', endDate: '2026-11-27' };
const previous = salesFigures({ salesCount: 1700 });
const reader = () =>
  fakeClient([
    stub(reportEntries.graphics, () => graphics()),
    stub(reportEntries.venues, () => venueReport([venueReportRow()], { totals: { ...salesFigures(), previous } })),
  ]);
const refusing = (status: number, code: string) =>
  fakeClient([
    stub(reportEntries.graphics, () => {
      throw new ApiError({ status, code, enveloped: true });
    }),
  ]);

function Week() {
  const { setRange } = useReportScope();
  return (
    <button type="button" onClick={() => setRange('week')}>
      week
    </button>
  );
}

describe('a widget', () => {
  it('reads this month with the client that it is given, and names report, days and the running day (REP-34)', async () => {
    const client = reader();
    render(<OrderTypeWidget client={client} />);
    const region = screen.getByRole('region', { name: 'Sipariş tipi, bu ay' });
    expect(await within(region).findAllByRole('rowheader')).toHaveLength(2);
    expect(region.textContent).toContain('1.011 sipariş');
    expect(region.textContent).toContain('henüz bitmedi.');
    expect(client.inputsOf(reportEntries.graphics)).toEqual([month]);
  });

  it('shows venues and products of one read (REP-35, REP-36)', async () => {
    render(
      <>
        <VenueWidget client={reader()} />
        <ProductWidget client={reader()} range="yesterday" />
      </>,
    );
    await screen.findByRole('rowheader', { name: 'Mercan Kahve Evi' });
    await screen.findByRole('rowheader', { name: 'Filtre kahve' });
    screen.getByRole('region', { name: 'Ürünler, dün' });
  });

  it('shows four figures against the period before (REP-13, REP-14, REP-15, REP-16)', async () => {
    const client = reader();
    render(<SalesWidget client={client} range="week" title="Satışlarımız" level={3} />);
    const strip = within(await screen.findByRole('group', { name: 'Satışlarımız' }));
    await strip.findByText('1.842');
    for (const label of ['Toplam sipariş', 'Uzaktan sipariş', 'Hemen al', 'Kahve içen üye']) strip.getByText(label);
    strip.getByText(/%8,4/);
    screen.getByRole('heading', { level: 3, name: 'Satışlarımız' });
    expect(client.inputsOf(reportEntries.venues)[0]).toMatchObject({ ...week, compare: true });
  });

  it('follows its scope, keeps what it shows until the new days are there, and stops the read before (REP-37)', async () => {
    const answer = deferred<ReturnType<typeof graphics>>();
    const client = reader();
    render(
      <ReportScope initial={month}>
        <Week />
        <OrderTypeWidget client={client} />
      </ReportScope>,
    );
    await screen.findAllByRole('rowheader');
    client.answer(reportEntries.graphics, () => answer.promise);
    fireEvent.click(screen.getByRole('button', { name: 'week' }));
    const region = screen.getByRole('region', { name: 'Sipariş tipi, son 7 gün' });
    expect(region.getAttribute('aria-busy')).toBe('true');
    expect(within(region).getAllByRole('rowheader')).toHaveLength(2);
    await act(async () => answer.resolve(graphics({ orderTypeGraphic: [] })));
    expect(await within(region).findByText('Bu tarih aralığında sipariş yok.')).toBeTruthy();
    expect(client.inputsOf(reportEntries.graphics)).toEqual([month, week]);
  });

  it('shows what a server has read for these days without asking, and asks for other days', async () => {
    const data = await loadReportData(reader(), { reports: ['orderTypes'], range: 'week' });
    const client = reader();
    render(
      <ReportScope>
        <OrderTypeWidget client={client} data={data} range="week" />
        <OrderTypeWidget client={client} data={data} />
      </ReportScope>,
    );
    const given = screen.getByRole('region', { name: 'Sipariş tipi, son 7 gün' });
    expect(within(given).getAllByRole('rowheader')).toHaveLength(2);
    await within(screen.getByRole('region', { name: 'Sipariş tipi, bu ay' })).findAllByRole('rowheader');
    expect(client.inputsOf(reportEntries.graphics)).toEqual([month]);
  });
});

describe('a refusal', () => {
  it.each([
    [403, 'forbidden', 'Bu raporu görme yetkiniz yok.', false],
    [401, 'unauthorized', 'Rapor için verilen izin sona erdi.', true],
    [409, 'conflict', 'Rapor yüklenemedi.', true],
  ])(
    '%i is a sentence in the widget, told to the page, and goes before emptiness',
    async (status, code, text, canRetry) => {
      const onError = vi.fn();
      const client = refusing(status, code);
      render(<OrderTypeWidget client={client} onError={onError} />);
      expect((await screen.findByRole('alert')).textContent).toContain(text);
      expect(screen.queryByText(/sipariş yok/)).toBeNull();
      expect(onError).toHaveBeenCalledTimes(1);
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status }));
      const retry = screen.queryByRole('button', { name: 'Yeniden dene' });
      expect(retry !== null).toBe(canRetry);
      if (!retry) return;
      client.answer(reportEntries.graphics, () => graphics());
      fireEvent.click(retry);
      expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
    },
  );

  it('of the graphics lets the venues of the venue report stand in (REP-06, REP-44)', async () => {
    const client = refusing(0, 'forbidden_locally');
    const none = venueReportRow({ venueId: 2, venueName: 'Boş Fincan', salesCount: 0 });
    client.answer(reportEntries.venues, () => venueReport([venueReportRow(), none]));
    const onError = vi.fn();
    render(<VenueWidget client={client} onError={onError} />);
    await screen.findByRole('rowheader', { name: 'Kırık Fincan Moda' });
    expect(screen.queryByText('Boş Fincan')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('leaves no request behind when it is taken away', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const client: Client = {
    identity: 'widget',
    roles: ['PanelUser'],
    call: (_entry, _input, options) => {
      signals.push(options?.signal);
      return new Promise(() => {});
    },
  };
  const { unmount } = render(<OrderTypeWidget client={client} />);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
});
