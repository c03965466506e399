import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { expect, test } from '../support/test';
import { newApplicant, pdf, signInApplicant, wizardPath } from './applicant';
import { Wizard } from './Wizard';

test('Back goes one step and leaves nothing behind (WIZ-04)', async ({ page, api }) => {
  await signInApplicant(page, api, await newApplicant(api));
  const wizard = await new Wizard(page).open();
  await wizard.fillCompany();
  await wizard.fillBank();
  await page.goBack();
  await wizard.shows('Banka bilgileri');
  await expect(wizard.field('Hesap adı')).toHaveValue('Kırık Fincan Gıda');
  await page.goBack();
  await wizard.shows('Şirket bilgileri');
  await expect(wizard.field('Firma sahibi')).toHaveValue('Elif Tandoğmuş');
  await page.goForward();
  await wizard.shows('Banka bilgileri');
});

test('asks before leaving once something was typed', async ({ page, api }) => {
  await signInApplicant(page, api, await newApplicant(api));
  const wizard = await new Wizard(page).open();
  await wizard.field('Firma sahibi').fill('Elif');
  await new Shell(page).menu.getByRole('link', { name: 'Ana sayfa' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Başvuru bilgileri');
  await expect(page).toHaveURL(new RegExp(wizardPath));
});

test('a reload loses neither fields nor files: the draft is offered again (WIZ-61, D-46)', async ({ page, api }) => {
  await signInApplicant(page, api, await newApplicant(api));
  const wizard = await new Wizard(page).open();
  page.on('dialog', (dialog) => dialog.accept());
  await wizard.fillCompany();
  await wizard.fillBank();
  await wizard.fillPerson();
  await wizard.fillStore();
  await wizard.put('Sözleşme', pdf('imzali-sozlesme.pdf'));
  await expect(page.getByText('5 belgeden 1 tanesi hazır')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kaydedilmemiş bir taslağınız var')).toBeVisible();
  await page.getByRole('button', { name: 'Taslaktan devam et' }).click();
  await wizard.shows('Belge yükleme');
  await expect(wizard.slot('Sözleşme')).toContainText('imzali-sozlesme.pdf');
  await wizard.fillDocuments();
  await wizard.handIn();
  await wizard.shows('Başvurunuz inceleniyor');
  await page.reload();
  await wizard.shows('Başvurunuz inceleniyor');
  await expect(page.getByText('Kaydedilmemiş bir taslağınız var')).toHaveCount(0);
});

test('signing out forgets the draft, and localStorage never knew of it (D-46)', async ({ page, api }) => {
  const applicant = await newApplicant(api);
  const password = await signInApplicant(page, api, applicant);
  const wizard = await new Wizard(page).open();
  page.on('dialog', (dialog) => dialog.accept());
  await wizard.fillCompany();
  await wizard.fillBank();
  await page.reload();
  await expect(page.getByText('Kaydedilmemiş bir taslağınız var')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('TR6000');
  await new Shell(page).signOut(applicant.name);
  await expect(page).toHaveURL('/');
  await new SignIn(page).enter(applicant.email, password);
  await expect(page).toHaveURL('/dashboard');
  await wizard.open();
  await expect(wizard.field('Firma sahibi')).toHaveValue('');
  await expect(page.getByText('Kaydedilmemiş bir taslağınız var')).toHaveCount(0);
});

for (const width of [390, 320]) {
  test(`fits ${width} px without scrolling sideways, in every step`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInApplicant(page, api, await newApplicant(api));
    const wizard = await new Wizard(page).open();
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await fits();
    await wizard.fillCompany();
    await fits();
    await wizard.fillBank();
    await fits();
    await wizard.fillPerson();
    await fits();
    await wizard.fillStore();
    await fits();
    await wizard.fillDocuments();
    await fits();
  });
}
