import { Applications, applicationPaths } from '../pages/Applications';
import { SignIn } from '../pages/SignIn';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { wizardPath } from '../wizard/applicant';
import { Wizard } from '../wizard/Wizard';
import { detailOf, handedIn } from './applications';

test.use({ account: 'admin' });

test('a PDF is read in the page by a worker of its own, under the content security policy (STAFF-14, GEN-11)', async ({
  page,
  api,
  baseURL,
}) => {
  const { id } = await handedIn(api, baseURL);
  const detail = await new Applications(page).open(id);
  const [worker] = await Promise.all([page.waitForEvent('worker'), detail.compare.click()]);
  expect(new URL(worker.url()).origin).toBe(baseURL);
  await expect(page.getByRole('img', { name: 'Vergi levhası, 1. sayfa' })).toBeVisible();
  await expect(page.getByText('Levha', { exact: true })).toBeAttached();
  await expectAccessible(page, 'documents side by side');
});

test('a document that is sent back opens that slot alone for the applicant (STAFF-14)', async ({
  page,
  api,
  baseURL,
  visit,
}) => {
  const { id, email, password } = await handedIn(api, baseURL);
  const detail = await new Applications(page).open(id);
  await page.getByRole('button', { name: 'Görüntüle: İmza sirküleri' }).click();
  await page.getByRole('radiogroup', { name: 'İmza sirküleri kararı' }).getByText('Yeniden yüklensin').click();
  await page.getByRole('radio', { name: 'Sayfa kesik' }).check();
  await page.getByRole('textbox', { name: /Başvuru sahibine not/ }).fill('Mühür görünmüyor');
  await page.getByRole('button', { name: '1 belgeyi geri gönder' }).click();
  await detail.agree('Geri gönder');
  await expect(page.getByText('Belgeler geri gönderildi.')).toBeVisible();
  await page.getByRole('button', { name: 'Başvuruya dön' }).click();
  await expect(page.getByText('Belge yeniden istendi').first()).toBeVisible();

  const applicant = await visit(null);
  await (await new SignIn(applicant).open()).enter(email, password);
  await expect(applicant).toHaveURL('/dashboard');
  await applicant.goto(wizardPath);
  const wizard = new Wizard(applicant);
  await wizard.shows('Bir belgeyi yeniden yükleyin');
  await expect(applicant.getByText('Mühür görünmüyor')).toBeVisible();
  await expect(applicant.locator('input[type="file"]')).toHaveCount(1);
  await expect(wizard.slot('İmza sirküleri').locator('input[type="file"]')).toHaveCount(1);
});

test('is completed once what staff alone needs is filled in (STAFF-22, STAFF-24, STAFF-25, STAFF-29, D-50)', async ({
  page,
  api,
  baseURL,
}) => {
  const { id } = await handedIn(api, baseURL);
  const detail = await new Applications(page).open(id);
  await expect(detail.complete).toBeDisabled();
  await page.getByRole('button', { name: 'Vergi dairesi (eksik)' }).click();
  await expect(detail.field('Vergi dairesi')).toBeFocused();
  await detail.field('Vergi dairesi').fill('Kadıköy');
  await detail.field('Vergi numarası').fill('4820193756');
  await expect(detail.complete).toBeDisabled();
  await detail.field('Fatura adresi').fill('Bahariye Cad. 2, Kadıköy');
  await detail.complete.click();
  await detail.agree('Tamamla');
  await expect(page.getByText('Başarıyla Gönderildi.')).toBeVisible();
  await expect(detail.complete).toHaveCount(0);
  expect(await detailOf(api, id)).toMatchObject({ status: 'Completed', taxIdNumber: '4820193756' });
});

for (const width of [390, 320]) {
  test(`list, detail and documents fit ${width} px without scrolling sideways (STAFF-01, STAFF-02, STAFF-14)`, async ({
    page,
    api,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await handedIn(api, baseURL);
    const detail = new Applications(page);
    const fits = async (what: string) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    await page.goto(applicationPaths.list);
    await expect(detail.download).toBeVisible();
    await fits('list');
    await detail.open(id);
    await fits('detail');
    await detail.compare.click();
    await page.getByRole('radiogroup', { name: 'Vergi levhası kararı' }).getByText('Yeniden yüklensin').click();
    const send = page.getByRole('button', { name: '1 belgeyi geri gönder' });
    await expect(send).toBeEnabled();
    await fits('documents');
    expect(await send.evaluate((button) => button.scrollWidth <= button.clientWidth), 'words in the button').toBe(true);
  });
}
