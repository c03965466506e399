import { addDays, formatNumber, today } from '../../../locale/src/index';
import { recordCalls } from '../support/calls';
import { workbookOf } from '../support/download';
import { expect, test } from '../support/test';

const days = `startDate=${addDays(today(), -2)}&endDate=${today()}`;
const asSent = (day: string) => day.split('-').reverse().join('-');
const sent = { startDate: asSent(addDays(today(), -2)), endDate: asSent(today()) };

for (const account of ['admin', 'venue', 'report'] as const) {
  test.describe(`${account}`, () => {
    test.use({ account });

    test('has the orders of the list in a file, members for staff only (REP-05, REP-07, REP-28, REP-33, REP-43, REP-48)', async ({
      page,
    }) => {
      await page.goto(`/dashboard/reports/orders?${days}`);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const isStaff = account === 'admin';
      await expect(page.getByRole('columnheader', { name: 'User ID' })).toHaveCount(isStaff ? 1 : 0);
      const press = () => page.getByRole('button', { name: 'Excel’e aktar' }).click();
      const { query, fileName, rows } = await workbookOf(page, '/api/panel/report/orders/export', press);
      expect(query).toEqual(sent);
      expect(fileName).toMatch(/^siparis-raporu_\d{2}-\d{2}-\d{4}\.xlsx$/);
      const head = rows.findIndex((row) => row.includes('Sipariş no'));
      expect(rows[head]?.includes('User ID')).toBe(isStaff);
      const count = rows.length - head - 1;
      expect(count).toBeGreaterThan(0);
      await expect(page.getByText(`${formatNumber(count)} sipariş`, { exact: true })).toBeVisible();
    });

    test('has the venues of the list in a file (REP-04, REP-07, REP-19, REP-44, REP-47)', async ({ page }) => {
      await page.goto(`/dashboard/reports/venues?${days}`);
      const total = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Toplam', exact: true }) });
      await expect(total).toBeVisible();
      const press = () => page.getByRole('button', { name: 'Excel’e aktar' }).click();
      const { query, fileName, rows } = await workbookOf(page, '/api/panel/report/venues/export', press);
      expect(query).toMatchObject(sent);
      expect(fileName).toMatch(/^magaza-satis-raporu_\d{2}-\d{2}-\d{4}\.xlsx$/);
      const head = rows.findIndex((row) => row.includes('Satış'));
      const venues = rows.slice(head + 1);
      await expect(page.getByText(`${formatNumber(venues.length)} mağaza`)).toBeVisible();
      const sales = rows[head]?.indexOf('Satış') ?? -1;
      const sum = venues.reduce((all, row) => all + Number(row[sales]), 0);
      await expect(total.getByRole('cell').nth(3)).toContainText(formatNumber(sum));
    });
  });
}

test.describe('a report user', () => {
  test.use({ account: 'report' });

  test('is told at the table why one day alone makes no file, and nothing is sent (REP-41)', async ({ page }) => {
    const sentCalls = recordCalls(page, '/api/panel/report/orders/export');
    await page.goto(`/dashboard/reports/orders?startDate=${today()}`);
    await page.getByRole('button', { name: 'Excel’e aktar' }).click();
    const words = 'Başlangıç ve bitiş tarihlerinden birisi girilmişse diğeride girilmek zorundadır';
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    expect(sentCalls).toHaveLength(0);
  });

  test('is led from the graphics to the home page (REP-06)', async ({ page }) => {
    await page.goto('/dashboard/reports/graphics');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('group', { name: 'Bu ayın satışları' })).toBeVisible();
  });
});
