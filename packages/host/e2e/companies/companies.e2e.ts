import type { Company, Page as Rows } from '@telve/api';
import { downloadOf } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

test('a company is added, and closed only with its reason (COMP-01, COMP-02, COMP-03, COMP-34, COMP-50, COMP-54, COMP-55, COMP-65)', async ({
  page,
  api,
}, { retry }) => {
  const name = `Deneme Kahvecilik ${retry + 1}`;
  const stored = async () => {
    const { items } = await api.get<Rows<Company>>('/api/panel/company/get-company-list', { search: name });
    return items[0];
  };
  await page.goto('/dashboard/companies');
  await page.getByRole('link', { name: 'İş yeri ekle' }).click();
  await page.getByLabel('İş yeri adı').fill(name);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/companies');
  const { id } = (await stored()) ?? {};
  await page.goto(`/dashboard/company/${id}`);
  await page.getByRole('radio', { name: 'Kapalı' }).check({ force: true });
  await page.getByRole('button', { name: 'Güncelle' }).click();
  const invalid = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
  await expect(invalid.getByText(/Kapalı olma sebebi alanı zorunludur\./)).toBeVisible();
  expect((await stored())?.companyStatus).toBe(0);
  await invalid
    .getByRole('button', { name: /Tamam|Kapat/ })
    .first()
    .click();
  await page.getByLabel('Kapalı olma sebebi').selectOption({ label: 'Düşük puan' });
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  expect(await stored()).toMatchObject({ companyStatus: 1, companyStatusReasonType: 'LowRating' });
});

test('the list is exported as it is filtered (COMP-60)', async ({ page }) => {
  await page.goto('/dashboard/companies?search=kahve&isActive=true');
  const press = () => page.getByRole('button', { name: 'Dışa aktar' }).click();
  const { query, fileName } = await downloadOf(page, '/api/panel/company/export', press);
  expect(query).toEqual({ search: 'kahve', isActive: 'true' });
  expect(fileName).toMatch(/^is-yerleri_\d{2}-\d{2}-\d{4}\.xlsx$/);
});
