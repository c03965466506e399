import { expect, test } from '../support/test';

const list = '/dashboard/subscriptionPlans';

test.use({ account: 'admin' });

test('the plans are narrowed to one kind, and a price is changed (GEN-28, PLAN-01, PLAN-02, PLAN-06, PLAN-07, PLAN-11, PLAN-14)', async ({
  page,
}) => {
  await page.goto(list);
  const row = page.getByRole('row').filter({ hasText: 'Basic 3 Aylık' });
  await expect(row).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Plan türü' }).getByText('Basic', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Plus' })).toHaveCount(0);
  await row.getByRole('link', { name: 'Fiyatı değiştir: Basic 3 Aylık' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subscriptionPlan\/\d+/);
  const price = page.getByLabel('Yeni fiyat');
  await price.fill('');
  await price.pressSequentially('7a19');
  await expect(price).toHaveValue('719');
  await price.pressSequentially(',5');
  await expect(page.getByText('Fiyatı tam lira olarak yazın; kuruş girilemez. Örnek: 1.249')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL(new RegExp(list));
  await expect(row).toContainText('719 ₺');
});
