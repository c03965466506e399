import { application, applyPaths, newEmail } from '../pages/Apply';
import { failure } from '../support/calls';
import { expect, test } from '../support/test';

test.use({ refusals: [500] });

test('takes the simple form in one call and thanks (APP-40, APP-41, APP-43, APP-45, APP-46, APP-47)', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/applicationForm');
  await expect(page).toHaveTitle('Başvuru formu · Telve');
  await expect(page.getByRole('textbox')).toHaveCount(5);
  const { 'Telefon numarası': phone, ...others } = application(email);
  for (const [label, value] of Object.entries({ ...others, Telefon: phone })) {
    await page.getByLabel(label).fill(value);
  }
  await expect(page.getByLabel('Telefon')).toHaveValue('+90 532 418 07 26');

  await page.route(`**${applyPaths.simple}`, (route) => route.fulfill(failure(500)));
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(page.getByText('Başvuru işlemi gerçekleştirilemedi.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await page.unroute(`**${applyPaths.simple}`);

  const [request] = await Promise.all([
    page.waitForRequest(`**${applyPaths.simple}`),
    page.getByRole('button', { name: 'Yeniden gönder' }).click(),
  ]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toMatchObject({ storeName: 'Kırık Fincan Moda', phoneNumber: '5324180726', email });
  await expect(page.getByRole('heading', { name: 'Başvurunuz için teşekkür ederiz.' })).toBeFocused();
});
