import { expect, it } from 'vitest';
import { reportsFeature } from './feature';

const readers = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'];

it('opens the two reports to their readers and the graphics to staff (REP-01, REP-02, REP-03, REP-04, REP-05, REP-06)', () => {
  expect(reportsFeature.routes.map(({ target, path, roles }) => [target, path, [...roles]])).toEqual([
    ['reports.graphics', '/dashboard/reports/graphics', ['PanelUser']],
    ['reports.orders', '/dashboard/reports/orders', readers],
    ['reports.venues', '/dashboard/reports/venues', readers],
  ]);
});

it('stands in the menu under Raporlar, each entry for its roles', () => {
  expect(reportsFeature.menu?.map(({ group, label, roles }) => [group, label, [...roles]])).toEqual([
    ['reports', 'Grafikler', ['PanelUser']],
    ['reports', 'Sipariş raporu', readers],
    ['reports', 'Mağaza satış raporu', readers],
  ]);
});

it('loads pages and card only when they are asked for', async () => {
  const loaded = await Promise.all(
    [...reportsFeature.routes, ...(reportsFeature.homeCards ?? [])].map(({ load }) => load()),
  );
  expect(loaded.map(({ name }) => name)).toEqual([
    'GraphicsPage',
    'OrderReportPage',
    'VenueReportPage',
    'ReportHomeCard',
  ]);
});
