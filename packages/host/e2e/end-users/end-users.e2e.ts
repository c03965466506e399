import { expect, test } from '../support/test';

const search = '/dashboard/endUserManagements';

test.use({ account: 'admin', refusals: [400] });

test('a member is looked up, helped and cancelled, and the log says who did it (SUP-01, SUP-02, SUP-04, SUP-05, SUP-16, SUP-20, SUP-21, SUP-24)', async ({
  page,
}) => {
  await page.goto(search);
  const field = page.getByRole('main').getByLabel('User ID');
  const button = page.getByRole('main').getByRole('button', { name: 'Ara', exact: true });
  await expect(button).toBeDisabled();
  await field.fill('12a');
  await button.click();
  await expect(page.getByText('Sadece sayı girilmelidir.').first()).toBeVisible();
  await field.fill('999999999');
  await button.click();
  await expect(page.getByText('Bu user ID ile sisteme kayıtlı kullanıcı bulunmamaktadır.').first()).toBeVisible();
  await expect(page).toHaveURL(search);

  await field.fill('40217');
  await field.press('Enter');
  await expect(page).toHaveURL('/dashboard/endUserManagement/40217');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zeynep Ünlütürk/);
  await page.getByRole('button', { name: 'Sayacı sıfırla' }).click();
  await page.getByRole('button', { name: 'Sıfırla', exact: true }).click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await page.getByRole('button', { name: 'Aboneliği iptal et' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('40217');
  await dialog.getByRole('button', { name: 'Aboneliği iptal et' }).click();
  await expect(page.getByText('Üyelik iptal edilmiştir.')).toBeVisible();

  await page.getByRole('link', { name: 'Kaydı gör' }).click();
  await expect(page).toHaveURL(/accessLog/);
  const rows = page.getByRole('table', { name: 'Erişim kaydı' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'Aboneliği iptal etti' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Fotoğraf sayacını sıfırladı' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Görüntüledi' }).first()).toContainText('40217');
});
