import { readFile } from 'node:fs/promises';
import type { CompanyRow, Page as Rows } from '@telve/api';
import { ImportByKeyboard } from '../pages/ImportByKeyboard';
import { companiesFile, correctedFile } from '../support/files';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const title = 'İş yerlerini içe aktar';
const listPath = '/api/panel/company/get-company-list';

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('companies are imported by keyboard alone: spoilt and refused rows told, saved, corrected and taken over, the same file again changes nothing (COMP-07 to COMP-14, COMP-58, COMP-59)', async ({
    page,
    api,
  }, { retry }) => {
    const name = (letter: string) => `Üçgöz İğne ${letter}${retry + 1}`;
    const tax = (digit: number) => `91${digit}000000${retry}`;
    const stored = async () =>
      (await api.get<Rows<CompanyRow>>(listPath, { search: 'Üçgöz', size: 10 })).items
        .filter(({ companyName }) => companyName.endsWith(String(retry + 1)))
        .map(({ companyName, taxIdentity, companyStatus, version }) => [
          companyName,
          taxIdentity,
          companyStatus,
          version,
        ])
        .sort();
    await page.goto('/dashboard/companies');
    const flow = new ImportByKeyboard(page, title);
    const { dialog } = flow;
    await flow.open(
      companiesFile('iş yerleri.csv', [
        { companyName: name('A'), taxIdentity: tax(1), companyStatus: 'Açık' },
        { companyName: name('B'), taxIdentity: '5,32E+09', companyStatus: 'Açık' },
        { companyName: name('C'), taxIdentity: tax(3), companyStatus: 'Kapalı', companyStatusReasonType: '' },
        { companyName: name('D'), taxIdentity: tax(4), companyStatus: 'Açık' },
      ]),
    );
    await expect(dialog.getByText('Windows-1254 (Türkçe)')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: name('A') })).toBeAttached();

    await flow.press('Devam et');
    const damaged = dialog.getByRole('list', { name: 'Bozuk hücreler' }).getByRole('listitem');
    await expect(damaged).toHaveText([/Satır 3\s*Sütun B.*5,32E\+09.*Vergi numarası/s]);
    await expect(dialog.locator('[data-dialog-title]')).toBeFocused();
    await flow.expectInWindow();
    await flow.press('Bu 1 satırı atla');

    await flow.isAt('Sonuç');
    await expect(flow.count('Yüklendi')).toHaveText('2');
    await expect(flow.count('Hatalı')).toHaveText('1');
    await expect(flow.count('Atlandı')).toHaveText('1');
    await expect(dialog.getByText('Satır 4')).toBeVisible();
    const log = await flow.save(dialog.getByRole('link', { name: 'Kayıt dosyası' }));
    expect(log.text).toContain('4;Kapalı olma sebebi;Kapalı olma sebebi alanı zorunludur.');
    const rest = await flow.save(flow.button('Yalnız hatalı satırlar'));
    expect(rest.name).toBe('iş yerleri-hatali-satirlar.csv');
    expect(rest.text.match(/Üçgöz İğne ./g)).toEqual(['Üçgöz İğne B', 'Üçgöz İğne C']);
    await flow.close();

    const corrected = correctedFile(
      rest.name,
      rest.text.replace('5,32E+09', tax(2)).replace(';Kapalı;;', ';Kapalı;Düşük puan;'),
    );
    await flow.take(corrected);
    await expect(dialog.getByText(/^2 iş yeri yüklendi: 2 yeni\.$/)).toBeVisible();
    await flow.close();
    const all = await stored();
    expect(all).toEqual([
      [name('A'), tax(1), 0, 1],
      [name('B'), tax(2), 0, 1],
      [name('C'), tax(3), 1, 1],
      [name('D'), tax(4), 0, 1],
    ]);

    await flow.take(corrected);
    await expect(dialog.getByText('2 zaten aynıydı')).toBeVisible();
    await flow.close();
    expect(await stored()).toEqual(all);
  });
});

test('the exported companies, imported again, change nothing (COMP-60)', async ({ page, api }) => {
  const stored = async () => (await api.get<Rows<CompanyRow>>(listPath, { search: 'al', size: 10 })).items;
  const before = await stored();
  await page.goto('/dashboard/companies?search=al');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const file = await started;
  const flow = new ImportByKeyboard(page, title);
  const buffer = await readFile(await file.path());
  await flow.take({ name: file.suggestedFilename(), mimeType: '', buffer });
  await expect(flow.dialog.getByText(`${before.length} zaten aynıydı`)).toBeVisible();
  expect(await stored()).toEqual(before);
});
