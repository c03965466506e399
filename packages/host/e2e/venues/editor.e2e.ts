import type { Page as Rows, Venue } from '@telve/api';
import { downloadOf } from '../support/calls';
import { expect, test } from '../support/test';

const detail = (id: number) => `/api/panel/venue/detail/${id}`;

test.describe('as staff', () => {
  test.use({ account: 'admin' });

  test('a venue’s address is changed, all else is kept, and the way leads back to the list (VEN-05, VEN-54, VEN-149)', async ({
    page,
    api,
  }, { retry }) => {
    const address = `Deneme Sokağı No: ${retry + 7}`;
    await page.goto('/dashboard/venue/11');
    const before = await api.get<Venue>(detail(11));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(before.venueName);
    await page.getByLabel('Adres').fill(address);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(page.getByText('Güncelleme işlemi başarılıdır.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/venues');
    const after = await api.get<Venue>(detail(11));
    expect(after).toEqual({ ...before, address, version: before.version + 1 });
  });

  test('the hours are exported as the list is filtered (VEN-15, VEN-22, VEN-142)', async ({ page }) => {
    await page.goto('/dashboard/venues?search=demlik');
    const press = () => page.getByRole('button', { name: 'Dışa aktar' }).click();
    const { query, fileName } = await downloadOf(page, '/api/panel/venue/export-venue-working-hour-list', press);
    expect(query).toEqual({ search: 'demlik' });
    expect(fileName).toMatch(/^Çalışma saatleri_\d{2}-\d{2}-\d{4}\.xlsx$/);
  });
});

test.describe('as a venue user', () => {
  test.use({ account: 'venue' });

  test('an own venue is opened with its status alone to change (VEN-06, VEN-51)', async ({ page, api }) => {
    const { items } = await api.get<Rows<{ id: number }>>('/api/panel/venue/venue-list', { companyId: 1, size: 1 });
    await page.goto(`/dashboard/venue/${items[0]?.id}`);
    await expect(page.getByText('Salt okunur').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
