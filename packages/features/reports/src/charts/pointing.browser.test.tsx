import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OrderTypeChart } from './OrderTypeChart';
import { ProductChart } from './ProductChart';
import { daysOf, products, venues, week } from './testing/data';
import { renderDrawn } from './testing/drawn';
import { VenueChart } from './VenueChart';

const focused = () => document.activeElement?.getAttribute('aria-label');
const tip = () => screen.queryByRole('tooltip')?.textContent;

it('is one stop for Tab, walked by arrows, with a tooltip at each day (REP-34)', async () => {
  await renderDrawn(<OrderTypeChart days={week} unfinishedDay="2026-11-27" />);
  screen.getByRole('button', { name: 'Grafik seçenekleri: Sipariş tipi' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('21.11.2026, Uzaktan sipariş: 292, Hemen al: 381');
  expect(tip()).toBe('21.11.2026Uzaktan sipariş292Hemen al381');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('22.11.2026, Uzaktan sipariş: 301, Hemen al: 372');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('27.11.2026, Sürüyor, Uzaktan sipariş: 164, Hemen al: 198');
  expect(tip()).toContain('27.11.2026 · Sürüyor');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('[role=group]')).toBeNull();
  expect(tip()).toBeUndefined();
});

it('closes its tooltip with Esc, which nothing around it hears, and shows it again at the next mark', async () => {
  const heard = vi.fn();
  await renderDrawn(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={(event) => event.key === 'Escape' && heard()}>
      <VenueChart venues={venues} />
    </div>,
  );
  screen.getByRole('button', { name: 'Grafik seçenekleri: Mağazalar' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(tip()).toBe('Kırık Fincan ModaSatış1.842');
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  expect(tip()).toBe('Mercan Kahve EviSatış1.610');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(heard).toHaveBeenCalledOnce();
});

it('shows the tooltip under the pointer, which may enter it, and hides it when the pointer goes', async () => {
  await renderDrawn(
    <>
      <p>dışarıda</p>
      <VenueChart venues={venues} />
    </>,
  );
  await userEvent.hover(screen.getByRole('img', { name: 'Taş Avlu Kahve, Satış: 1.377' }));
  expect(tip()).toBe('Taş Avlu KahveSatış1.377');
  await userEvent.hover(screen.getByRole('tooltip'));
  expect(tip()).toBe('Taş Avlu KahveSatış1.377');
  await userEvent.hover(screen.getByText('dışarıda'));
  await waitFor(() => expect(tip()).toBeUndefined());
});

it('opens the orders of a part of a day, by keyboard and pointer (REP-34)', async () => {
  const select = vi.fn();
  await renderDrawn(<OrderTypeChart days={daysOf(27)} onSelect={select} />);
  screen.getByRole('button', { name: 'Grafik seçenekleri: Sipariş tipi' }).focus();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowUp}');
  expect(focused()).toBe('02.11.2026, Hemen al: 324: siparişleri göster');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '03.11.2026, Uzaktan sipariş: 199: siparişleri göster' }));
  expect(select.mock.calls).toEqual([
    [{ startDate: '2026-11-02', endDate: '2026-11-02', orderType: 'Cashierfront' }],
    [{ startDate: '2026-11-03', endDate: '2026-11-03', orderType: 'Remote' }],
  ]);
});

it('opens all days of a column that stands for a week', async () => {
  const select = vi.fn();
  await renderDrawn(<OrderTypeChart days={daysOf(90, '2026-08-30')} onSelect={select} />);
  await userEvent.click(screen.getByRole('button', { name: /^31\.08\.2026 – 06\.09\.2026, Uzaktan/ }));
  expect(select).toHaveBeenCalledWith({ startDate: '2026-08-31', endDate: '2026-09-06', orderType: 'Remote' });
});

it('opens the orders of a venue and of a product, from the table too (REP-35, REP-36)', async () => {
  const [venue, product] = [vi.fn(), vi.fn()];
  await renderDrawn(
    <>
      <VenueChart venues={venues} onSelect={venue} tableShown />
      <ProductChart products={products} onSelect={product} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'İskele 12, Satış: 1.088: siparişleri göster' }));
  await userEvent.click(screen.getByRole('button', { name: '1.610, Mercan Kahve Evi: siparişleri göster' }));
  await userEvent.click(screen.getByRole('button', { name: 'Espresso, Sipariş: 964: siparişleri göster' }));
  expect(venue.mock.calls.map(([one]) => one.venueId)).toEqual([6, 2]);
  expect(product.mock.calls).toEqual([[{ productName: 'Espresso', salesCount: 964 }]]);
});

it('shows and hides the table from its menu; hidden, it is still there to be read, and no stop for Tab', async () => {
  await renderDrawn(<ProductChart products={products} onSelect={() => {}} />);
  const table = screen.getByRole('table', { name: 'Ürünler' });
  expect(table.querySelectorAll('button')).toHaveLength(0);
  expect(table.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  await userEvent.click(screen.getByRole('button', { name: 'Grafik seçenekleri: Ürünler' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tabloyu göster' }));
  expect(screen.getByRole('region', { name: 'Grafiğin tablosu: Ürünler' }).checkVisibility()).toBe(true);
  expect(table.querySelectorAll('button')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Grafik seçenekleri: Ürünler' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tabloyu gizle' }));
  expect(screen.queryByRole('region', { name: 'Grafiğin tablosu: Ürünler' })).toBeNull();
});
