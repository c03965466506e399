import { SignIn } from '../pages/SignIn';
import { callPaths, failure } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ refusals: [400] });

const elsewhere = 'http://api.telve.example';

test('calls the API at the address that the page was served with (GEN-11)', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"apiBase":""', `"apiBase":"${elsewhere}"`),
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace(/connect-src[^;]*/, `$& ${elsewhere}`),
      },
    });
  });
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({
      ...failure(400, 'email_or_password_incorrect'),
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  const signIn = await new SignIn(page).open();
  const [request] = await Promise.all([page.waitForRequest(`**${callPaths.login}`), signIn.enterAs('admin')]);
  expect(request.url()).toBe(`${elsewhere}${callPaths.login}`);
  await expect(signIn.dialog('Giriş yapılamadı')).toContainText('E-posta veya şifre yanlış.');
});
