import { expect, test } from '../support/test';

const list = '/dashboard/helpMenuContents';

test.use({ account: 'admin' });

test('a question is added, moved up and hidden in the list, changed and deleted (HELP-01, HELP-05, HELP-06, HELP-08, HELP-09, HELP-15, HELP-16, HELP-32)', async ({
  page,
}) => {
  const question = `Kahvem soğuksa ne yapmalıyım? ${Date.now()}`;
  const markup = '<img src=x onerror=alert(1)> Mağazaya söyleyin.';
  await page.goto(list);
  await page.getByRole('link', { name: 'Soru ekle' }).click();
  await expect(page).toHaveURL('/dashboard/helpMenuContent');
  await page.getByLabel('Kategori').selectOption({ index: 1 });
  await page.getByLabel('Öncelik').fill('0');
  await page.getByRole('textbox', { name: 'Soru', exact: true }).fill(question);
  await page.getByRole('textbox', { name: 'Cevap', exact: true }).fill(markup);
  await page.getByRole('textbox', { name: 'Soru (İngilizce)' }).fill('What if my coffee is cold?');
  await page.getByRole('textbox', { name: 'Cevap (İngilizce)' }).fill('Tell the store.');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const said = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(said).toContainText('Yardım içeriği eklendi.');
  await said.getByRole('button', { name: 'Tamam' }).click();
  await expect(page).toHaveURL(list);

  const row = page.getByRole('row').filter({ hasText: question });
  const priority = row.getByRole('textbox', { name: `${question} önceliği` });
  await priority.fill('1');
  await priority.press('Enter');
  await expect(row).toContainText('Kaydedildi');
  await row.getByRole('switch').click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  await page.reload();
  await expect(priority).toHaveValue('1');
  await expect(row.getByRole('switch')).not.toBeChecked();

  await row.getByRole('link', { name: `Düzenle: ${question}` }).click();
  await expect(page.getByRole('textbox', { name: 'Cevap', exact: true })).toHaveValue(markup);
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Yardım içeriği silindi.')).toBeVisible();
  await page.getByRole('button', { name: 'Tamam' }).click();
  await expect(page).toHaveURL(list);
  await expect(row).toHaveCount(0);
});
