import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { accounts, everyRole } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ refusals: [400, 401] });

/** Browsers of a phone, by what their user agent adds. */
const phoneBrowsers = [
  ['Safari', 'Version/18.5'],
  ['Firefox', 'FxiOS/139.0'],
  ['Chrome', 'CriOS/137.0'],
  ['Edge', 'EdgiOS/137.0'],
  ['Opera', 'OPR/6.0'],
] as const;

/** A phone that no other worker has at this time: sessions of the shared account are told apart by their device alone. */
const ownPhone = (worker: number) => {
  const [browser, mark] = phoneBrowsers[worker % phoneBrowsers.length] ?? phoneBrowsers[0];
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${mark} Mobile/15E148 Safari/604.1`;
  return { device: `${browser}, iOS`, userAgent };
};

for (const account of everyRole) {
  test(`leads a ${accounts[account].role} to password and sessions`, async ({ visit }) => {
    const page = await visit(account);
    await page.goto('/dashboard');
    const shell = new Shell(page);
    await shell.choose(accounts[account].name, 'Şifre değiştir');
    await expect(page).toHaveURL('/dashboard/changePassword');
    await expect(page).toHaveTitle('Şifre değiştir · Telve');
    await shell.choose(accounts[account].name, 'Oturumlarım');
    await expect(page).toHaveURL('/dashboard/sessions');
    await expect(page).toHaveTitle('Oturumlarım · Telve');
    await expect(page.getByRole('region', { name: 'Bu cihaz' })).toContainText('Şu an');
  });
}

test('ends a session on another device (D-91)', async ({ visit }, { workerIndex }) => {
  const { device, userAgent } = ownPhone(workerIndex);
  const here = await visit('report');
  const there = await visit(null, { userAgent });
  const signIn = await new SignIn(there).open();
  await signIn.enterAs('report');
  await expect(there).toHaveURL('/dashboard');

  await here.goto('/dashboard/sessions');
  await here.getByRole('button', { name: `Sonlandır: ${device}` }).click();
  const question = here.getByRole('alertdialog', { name: 'Oturum sonlandırılacak' });
  await expect(question).toContainText(device);
  await question.getByRole('button', { name: 'Sonlandır' }).click();
  await expect(here.getByText('Oturum sonlandırıldı.')).toBeVisible();

  await there.goto('/dashboard/sessions');
  await expect(there).toHaveURL('/');
  await expect(there.getByText('Oturumunuz sona erdi')).toBeVisible();
});

test.describe('changing the password', () => {
  test.use({ account: 'admin' });

  const fill = async (page: SignIn['page'], current: string, next: string, again = next) => {
    await page.goto('/dashboard/changePassword');
    await page.getByLabel('Mevcut şifre').fill(current);
    await page.getByLabel('Yeni şifre', { exact: true }).fill(next);
    await page.getByLabel('Yeni şifre (tekrar)').fill(again);
    await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  };

  for (const [what, current, next, again, message] of [
    ['a wrong present one', 'yanlış', 'uzun ve yeni bir parola', undefined, 'Mevcut şifreniz yanlış.'],
    ['less than 15 characters of staff (D-91)', 'x', 'kısa parola', undefined, 'Şifre en az 15 karakter olmalıdır.'],
    ['two spellings', 'x', 'uzun ve yeni bir parola', 'uzun ve yeni bir parol', 'İki şifre aynı değil.'],
    [
      'the present one',
      'Telve-2026-demo',
      'Telve-2026-demo',
      undefined,
      'Yeni şifre mevcut şifreden farklı olmalıdır.',
    ],
  ] as const) {
    test(`refuses ${what}`, async ({ page }) => {
      await fill(page, current, next, again);
      await expect(page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })).toContainText(message);
    });
  }
});
