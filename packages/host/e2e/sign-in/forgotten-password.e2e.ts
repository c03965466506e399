import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { accounts, barista } from '../support/accounts';
import { callPaths, recordCalls } from '../support/calls';
import { stored } from '../support/session';
import { expect, test } from '../support/test';

test.use({ refusals: [400] });

const open = async (page: SignIn['page']) => {
  await page.goto('/forgotPassword');
  return { email: page.getByLabel('E-posta'), send: page.getByRole('button', { name: 'Gönder' }) };
};

test('shows one e-mail field and "Gönder" to visitors (AUTH-20, AUTH-21)', async ({ page }) => {
  const { email, send } = await open(page);
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(email).toBeEditable();
  await expect(send).toBeEnabled();
  await expect(page).toHaveTitle('Şifremi unuttum · Telve');
});

test('can be reached from the sign-in page and back', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  await signIn.forgotPassword.click();
  await expect(page).toHaveURL('/forgotPassword');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Girişe dön' }).click();
  await expect(signIn.submit).toBeVisible();
});

for (const [what, typed, message] of [
  ['an empty e-mail (AUTH-22)', '', 'E-posta alanı zorunludur.'],
  ['an invalid e-mail (AUTH-23)', 'abc', 'Lütfen geçerli bir mail adresi giriniz.'],
] as const) {
  test(`says what is wrong with ${what} and sends nothing`, async ({ page }) => {
    const calls = recordCalls(page, callPaths.forgotPassword);
    const { email, send } = await open(page);
    await email.fill(typed);
    await send.click();
    const dialog = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(message);
    expect(calls).toHaveLength(0);
  });
}

test('says that an e-mail is unknown, also of somebody who works in the merchant app (AUTH-25, GEN-05)', async ({
  page,
}) => {
  const { email, send } = await open(page);
  for (const unknown of ['kimse@telve.example', barista.email]) {
    await email.fill(unknown);
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'İşlem tamamlanamadı' });
    await expect(dialog).toContainText('Kayıtlı mail adresi bulunamamaktadır.');
    await dialog.getByRole('button', { name: 'Tamam' }).click();
  }
});

test('mails a temporary password, which must be changed before anything else opens (AUTH-24, AUTH-26, AUTH-27)', async ({
  page,
  api,
}) => {
  const who = accounts.applicant2;
  const { email, send } = await open(page);
  await email.fill(who.email);
  const [request] = await Promise.all([page.waitForRequest(`**${callPaths.forgotPassword}`), send.click()]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ email: who.email });
  const sent = page.getByRole('dialog', { name: 'Şifreniz mail adresinize gönderilmiştir' });
  await sent.getByRole('button', { name: 'Tamam' }).click();
  await expect(page).toHaveURL('/');

  const [mail] = await api.mailsTo(who.email);
  expect(mail?.subject).toBe('Telve geçici şifreniz');
  const temporary = /Geçici şifreniz: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await new SignIn(page).enter(who.email, temporary);

  await expect(page).toHaveURL('/dashboard/changePassword');
  await page.goto('/dashboard/sessions');
  await expect(page).toHaveURL('/dashboard/changePassword');
  await expect(page.getByText('Geçici şifreyle giriş yaptınız')).toBeVisible();
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Şifre değiştir');
  await expect(shell.menu.getByRole('link')).toHaveCount(0);

  const chosen = `cezve dolu ${Date.now()}`;
  await page.getByLabel('Geçici şifre', { exact: true }).fill(temporary);
  await page.getByLabel('Yeni şifre', { exact: true }).fill(chosen);
  await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(page.getByText('Şifreniz değiştirildi.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(shell.heading).toContainText('Hüseyin');
  await expect(shell.menu.getByRole('link')).toHaveText(['Ana sayfa', 'Başvuru bilgileri']);
  expect((await stored(page)).email).toBe(who.email);
});
