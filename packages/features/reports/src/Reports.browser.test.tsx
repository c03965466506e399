import { type Role, reportEntries } from '@telve/api';
import { addDays, formatDate, today } from '@telve/locale';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GraphicsPage } from './graphics/GraphicsPage';
import { OrderReportPage } from './orders/OrderReportPage';
import { reportClient } from './testing/reportClient';
import { VenueReportPage } from './venues/VenueReportPage';

const pages = [
  { name: 'orders', ui: <OrderReportPage />, entry: reportEntries.orders, ready: '918342' },
  { name: 'venues', ui: <VenueReportPage />, entry: reportEntries.venues, ready: 'Toplam' },
  { name: 'graphics', ui: <GraphicsPage />, entry: reportEntries.graphics, ready: 'Mağaza satış özeti' },
] as const;

const open = async (
  { ui, ready }: (typeof pages)[number],
  { query = '', roles, theme }: { query?: string; roles?: readonly Role[]; theme?: 'light' | 'dark' } = {},
) => {
  const client = reportClient(roles ? { roles } : {});
  const rendered = renderFeature(ui, { client, navigation: query, background: 'surface', ...(theme && { theme }) });
  await screen.findAllByText(ready);
  return { ...rendered, client };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chip = () => screen.getByRole('button', { name: /^Tarih/ });
const [tomorrow, earlier, later] = [addDays(today(), 1), addDays(today(), -9), addDays(today(), -2)];

beforeEach(() => page.viewport(1440, 900));

describe.each(pages)('the days of the $name', (one) => {
  const entryOf = (client: ReturnType<typeof reportClient>) =>
    client.calls.filter(({ id }) => id === one.entry.id).map(({ input }) => input);

  it('offer no day in the future, typed or picked (REP-39)', async () => {
    const { user } = await open(one);
    await user.click(chip());
    await user.clear(box('Bitiş'));
    await user.type(box('Bitiş'), `${formatDate(tomorrow)}{Enter}`);
    expect(await screen.findByText(`En geç ${formatDate(today())} olabilir.`)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
    const days = (await screen.findByRole('grid')).querySelectorAll('[aria-disabled="true"]');
    const next = Number(tomorrow.slice(-2));
    if (next > 1) expect([...days].map(({ textContent }) => textContent)).toContain(String(next));
  });

  it('take no end before a start that was there first (REP-40)', async () => {
    const { user, client } = await open(one, { query: `startDate=${later}&endDate=` });
    const before = entryOf(client).length;
    await user.click(chip());
    await user.type(box('Bitiş'), `${formatDate(earlier)}{Enter}`);
    expect(await screen.findByText('Bitiş tarihi başlangıçtan önce olamaz.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(entryOf(client)).toHaveLength(before);
  });

  it('take a start after an end that was there first; its export is refused at the table (REP-42, D-68)', async () => {
    const { user, client } = await open(one, { query: 'startDate=&endDate=' });
    await user.click(chip());
    await user.type(box('Bitiş'), formatDate(earlier));
    await user.type(box('Başlangıç'), `${formatDate(later)}{Enter}`);
    await waitFor(() => expect(entryOf(client).at(-1)).toMatchObject({ startDate: later, endDate: earlier }));
    await user.click(screen.getByRole('button', { name: /aktar$/ }));
    const refusal = await screen.findByText('Başlangıç tarihi bitiş tarihinden büyük olamaz');
    expect(refusal.closest('[role=alert]')).not.toBeNull();
    expect(client.calls.filter(({ id }) => id.startsWith('reports.export'))).toEqual([]);
  });

  it('are asked for as chosen, and Back asks for the former ones (REP-17, REP-30, REP-37)', async () => {
    const { user, client, navigation } = await open(one);
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: 'Dün' }));
    const day = addDays(today(), -1);
    await waitFor(() =>
      expect(entryOf(client)).toContainEqual(expect.objectContaining({ startDate: day, endDate: day })),
    );
    expect(navigation.query()).toContain(`startDate=${day}&endDate=${day}`);
    expect(document.activeElement).toBe(chip());
  });
});

describe('the sort of the orders', () => {
  const options = async (roles: readonly Role[]) => {
    const opened = await open(pages[0], { roles });
    await opened.user.click(screen.getByRole('button', { name: 'Sırala: Varsayılan' }));
    const list = await screen.findByRole('listbox', { name: 'Sırala' });
    return {
      ...opened,
      names: within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    };
  };
  const everybodys = [
    'Varsayılan',
    'Sipariş tarihi, yeni önce',
    'Sipariş tarihi, eski önce',
    'Hemen al önce',
    'Uzaktan sipariş önce',
  ];

  it('has no, newest, oldest and either kind first for everyone (REP-29, REP-32)', async () => {
    expect((await options(['PanelReportUser'])).names).toEqual(everybodys);
  });

  it('has the ratings too for a PanelUser (REP-29)', async () => {
    expect((await options(['PanelUser'])).names).toEqual([...everybodys, 'Puan, yüksek önce', 'Puan, düşük önce']);
  });

  it.each([
    ['Sipariş tarihi, yeni önce', 'EndDate', '918342'],
    ['Sipariş tarihi, eski önce', 'FirstDate', '918300'],
    ['Hemen al önce', 'CashierFront', '918339'],
    ['Uzaktan sipariş önce', 'Remote', '918342'],
    ['Puan, düşük önce', 'NotLike', '918300'],
  ])('%s asks for %s (REP-29, REP-32)', async (name, orderBy, first) => {
    const { user, client } = await options(['PanelUser']);
    await user.click(screen.getByRole('option', { name }));
    await waitFor(() => expect(client.inputsOf(reportEntries.orders).at(-1)).toMatchObject({ orderBy, page: 1 }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe(first));
  });
});

it('a comparison of figures of up to four digits needs no sideways scrolling at 1440 px', async () => {
  const { container } = await open(pages[1], { query: 'startDate=2026-11-01&endDate=2026-11-27&compare=true' });
  const box = container.querySelector('table')?.parentElement as HTMLElement;
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});

describe.each(pages)('the page of the $name', (one) => {
  it.each(['light', 'dark'] as const)('has nothing that axe objects to, %s', async (theme) => {
    const { container } = await open(one, { theme, query: 'startDate=2026-11-01&endDate=2026-11-27' });
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
    await expectNoAxeViolations(container);
  });

  it.each([390, 320])('needs no sideways scrolling at %d px, and every value is on its card', async (width) => {
    await page.viewport(width, 800);
    await open(one);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const card = screen.getAllByRole('rowheader').at(-1)?.closest('tr') as HTMLElement;
    for (const cell of card.children) expect(cell.getBoundingClientRect().width).toBeGreaterThan(0);
  });
});
