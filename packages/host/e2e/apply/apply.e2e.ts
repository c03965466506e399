import { Apply, application, applyPaths, newEmail } from '../pages/Apply';
import { SignIn } from '../pages/SignIn';
import { accounts } from '../support/accounts';
import { failure } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ refusals: [400, 409, 500] });

const other = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

test('has a tab for the application, named by #apply, and both keep what was typed (AUTH-02, AUTH-03)', async ({
  page,
}) => {
  const signIn = await new SignIn(page).open();
  await signIn.email.fill(accounts.admin.email);
  await page.getByRole('tab', { name: 'Yeni başvuru' }).click();
  await expect(page).toHaveURL('/#apply');
  await expect(page).toHaveTitle('Yeni başvuru · Telve');
  const apply = new Apply(page);
  await apply.field('Mağaza adı').fill('Kırık Fincan');
  await page.getByRole('tab', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toHaveValue(accounts.admin.email);
  await page.getByRole('tab', { name: 'Yeni başvuru' }).click();
  await expect(apply.field('Mağaza adı')).toHaveValue('Kırık Fincan');
});

test('opens at the application by its address, and Back leads to the page before (AUTH-03)', async ({ page }) => {
  await page.goto('/forgotPassword');
  await new Apply(page).open();
  await expect(page.getByRole('tab', { name: 'Yeni başvuru' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Giriş yap' }).click();
  await page.getByRole('tab', { name: 'Yeni başvuru' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/forgotPassword');
});

test('takes an application from form to success by four calls (GEN-03, APP-01, APP-11, APP-17, APP-26, APP-27, APP-32)', async ({
  page,
  api,
}) => {
  const email = newEmail();
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}`);
  });
  const apply = await new Apply(page).open();
  await apply.fill(email);
  await apply.next.click();
  await expect(apply.heading).toHaveText('Kodu girin');
  await expect(page.getByRole('timer')).toHaveText(/^0[23]:\d\d$/);
  await expect(apply.code).toBeFocused();

  const code = await apply.mailedCode(api, email);
  expect(code).toMatch(/^\d{6}$/);
  await apply.code.fill(other(code));
  await apply.confirm.click();
  await expect(page.getByText('Lütfen doğrulama kodunu kontrol ediniz.')).toBeVisible();
  await expect(apply.confirm).toBeDisabled();

  await apply.code.fill(code);
  const [created] = await Promise.all([page.waitForRequest(`**${applyPaths.create}`), apply.confirm.click()]);
  expect(created.postDataJSON()).toMatchObject({ phoneNumber: '5324180726', email });
  await expect(apply.heading).toHaveText('Başvurunuz alındı');
  await expect(apply.heading).toBeFocused();
  expect(sent).toEqual([
    `GET ${applyPaths.check}${encodeURIComponent(email)}`,
    `POST ${applyPaths.send}`,
    `POST ${applyPaths.confirm}`,
    `POST ${applyPaths.confirm}`,
    `POST ${applyPaths.create}`,
  ]);

  await page.getByRole('button', { name: 'Girişe dön' }).click();
  await expect(new SignIn(page).email).toBeFocused();

  // A second one with the same e-mail is told before any code is sent.
  await page.getByRole('tab', { name: 'Yeni başvuru' }).click();
  await apply.fill(email);
  await apply.next.click();
  await expect(apply.field('E-posta')).toHaveAccessibleDescription('Onaylanmamış bir başvurunuz bulunmaktadır.');
  await expect(apply.field('E-posta')).toBeFocused();
});

test('is walked by keyboard alone (APP-01)', async ({ page, api }) => {
  const email = newEmail();
  const apply = await new Apply(page).open();
  await apply.field('Mağaza adı').focus();
  for (const value of Object.values(application(email))) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(apply.consent).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(apply.next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(apply.code).toBeFocused();
  await page.keyboard.type(await apply.mailedCode(api, email));
  await page.keyboard.press('Enter');
  await expect(apply.heading).toHaveText('Başvurunuz alındı');
});

test('refuses the e-mail of a panel user (APP-33)', async ({ page }) => {
  const apply = await new Apply(page).open();
  await apply.fill(accounts.venue.email);
  await apply.next.click();
  await expect(
    page.getByText('Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.', { exact: true }),
  ).toBeVisible();
});

test('shows the contract text by the consent box (APP-39)', async ({ page }) => {
  await new Apply(page).open();
  const [request] = await Promise.all([
    page.waitForRequest(`**${applyPaths.contract}?*`),
    page.getByRole('button', { name: 'açık rıza metni' }).click(),
  ]);
  expect(new URL(request.url()).search).toBe('?ContractType=ClarificationText');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('paragraph').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(dialog).toBeHidden();
});

test('goes on where handing in failed, without another code', async ({ page, api }) => {
  const email = newEmail();
  const apply = await new Apply(page).open();
  await apply.fill(email);
  await apply.next.click();
  await expect(apply.code).toBeFocused();
  await page.route(`**${applyPaths.create}`, (route) => route.fulfill(failure(500)));
  await apply.code.fill(await apply.mailedCode(api, email));
  await apply.confirm.click();
  const again = page.getByRole('button', { name: 'Yeniden dene' });
  await expect(again).toBeVisible();
  await page.unroute(`**${applyPaths.create}`);
  await again.click();
  await expect(apply.heading).toHaveText('Başvurunuz alındı');
});

test('keeps its width at 320 px (APP-01)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const apply = await new Apply(page).open();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await apply.fill(newEmail());
  await apply.next.click();
  await expect(apply.code).toBeFocused();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
