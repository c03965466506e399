import { SignIn } from '../pages/SignIn';
import { accounts, barista, demoPassword } from '../support/accounts';
import { callPaths, failure, recordCalls } from '../support/calls';
import { readToken, stored, storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ refusals: [400, 500] });

const admin = accounts.admin;

test('shows the sign-in page at / with the three figures (AUTH-01, AUTH-04, AUTH-05, AUTH-06)', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  await expect(signIn.email).toBeEditable();
  for (const [label, value] of [
    ['işletme', '500+'],
    ['satılan ürün', '200.000+'],
    ['müşteri', '10.000+'],
  ]) {
    const figure = page.getByRole('complementary').locator('dl > div').filter({ hasText: label });
    await expect(figure.getByRole('definition')).toHaveText(value ?? '');
    await expect(figure).toBeVisible();
  }
  await expect(page).toHaveTitle('Giriş yap · Telve');
});

test('forms the login of e-mail, password and submit button (AUTH-07)', async ({ page }) => {
  await new SignIn(page).open();
  const form = page.locator('form');
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await expect(form.locator('button[type=submit]')).toHaveText('Giriş yap');
  await expect(form.getByLabel('E-posta')).toHaveAttribute('autocomplete', 'username');
  await expect(form.getByLabel('Şifre', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
});

const invalid = [
  {
    what: 'both fields empty (AUTH-08, AUTH-10)',
    email: '',
    password: '',
    messages: ['E-posta: Lütfen zorunlu alanları doldurun.', 'Şifre: Lütfen zorunlu alanları doldurun.'],
  },
  {
    what: 'an e-mail without its pattern (AUTH-09)',
    email: 'abc',
    password: 'x',
    messages: ['E-posta: Lütfen e-posta adresinizi kontrol edip tekrar deneyin.'],
  },
  {
    what: 'no password (AUTH-10)',
    email: admin.email,
    password: '',
    messages: ['Şifre: Lütfen zorunlu alanları doldurun.'],
  },
];

for (const { what, email, password, messages } of invalid) {
  test(`lists what is wrong with ${what} in a dialog and sends nothing (AUTH-11)`, async ({ page }) => {
    const signIn = await new SignIn(page).open();
    const calls = recordCalls(page, callPaths.login);
    await signIn.enter(email, password);
    const dialog = signIn.dialog('Lütfen alanları kontrol edin');
    await expect(dialog.getByRole('listitem')).toHaveText(messages);
    await dialog.getByRole('link').last().click();
    await expect(dialog).toBeHidden();
    const last = messages.at(-1)?.startsWith('Şifre') ? signIn.password : signIn.email;
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle('Hata: Giriş yap · Telve');
    await expect(signIn.email).toHaveValue(email);
    expect(calls).toHaveLength(0);
  });
}

test('sends e-mail, password and etkContract true without a token (AUTH-12, GEN-07)', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  const [request] = await Promise.all([page.waitForRequest(`**${callPaths.login}`), signIn.enterAs('admin')]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ email: admin.email, password: demoPassword, etkContract: true });
  expect(await request.headerValue('authorization')).toBeNull();
});

test('stores the session and leads to /dashboard (AUTH-13, AUTH-14, AUTH-15, AUTH-16, SES-09, SES-11, SES-12, SES-13, SES-14, SES-15)', async ({
  page,
}) => {
  const signIn = await new SignIn(page).open();
  await signIn.enterAs('admin');
  await expect(page).toHaveURL('/dashboard');
  const values = await stored(page);
  expect(values).toMatchObject({ nameSurname: admin.name, email: admin.email, userRoles: '["PanelUser"]' });
  expect(values.refreshToken).toBeTruthy();
  expect(readToken(values.accessToken)).toMatchObject({ id: expect.any(Number), roleName: 'PanelUser' });
});

test('refuses a wrong password and stays on / with what was typed (AUTH-17)', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  await signIn.enter(admin.email, 'yanlış şifre');
  const dialog = signIn.dialog('Giriş yapılamadı');
  await expect(dialog).toContainText('E-posta veya şifre yanlış.');
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(signIn.email).toHaveValue(admin.email);
  await expect(page).toHaveURL('/');
  expect(await storesNothing(page)).toBe(true);
});

test('refuses a barista, who works in the merchant app (GEN-05)', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  await signIn.enter(barista.email, demoPassword);
  await expect(signIn.dialog('Giriş yapılamadı')).toContainText('E-posta veya şifre yanlış.');
  expect(await storesNothing(page)).toBe(true);
});

test('says "Bir hata oluştu." when the server fails or cannot be reached (AUTH-18)', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  const dialog = signIn.dialog('Giriş yapılamadı');
  for (const answer of ['500', 'none']) {
    await page.route(`**${callPaths.login}`, (route) =>
      answer === '500' ? route.fulfill(failure(500)) : route.abort(),
    );
    await signIn.enterAs('admin');
    await expect(dialog.getByText('Bir hata oluştu.', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    await page.unroute(`**${callPaths.login}`);
  }
});

test('shows the server message of a refusal without a text of ours (AUTH-19)', async ({ page }) => {
  const message = 'Kullanıcı hesabınız pasif durumdadır.';
  const refused = JSON.stringify({
    processStatus: 'ERROR',
    friendlyMessage: { code: 'user_passive', title: '', message },
    errors: [],
  });
  await page.route(`**${callPaths.login}`, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: refused }),
  );
  const signIn = await new SignIn(page).open();
  await signIn.enterAs('admin');
  await expect(signIn.dialog('Giriş yapılamadı')).toContainText(message);
});

test('shows and hides the password on request', async ({ page }) => {
  const signIn = await new SignIn(page).open();
  await signIn.password.fill('gizli');
  await page.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Şifreyi gizle' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'password');
});
