import { Shell } from '../pages/Shell';
import { periodPaths, TimePeriods } from '../pages/TimePeriods';
import { accounts } from '../support/accounts';
import { callPaths, failure, recordCalls } from '../support/calls';
import { addPeriod, freeMinutes, periodOf } from '../support/periods';
import { spoilAccessToken, spoilBothTokens } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [401, 404, 409, 500] });

test('adds a period and comes back to the list (CAT-09, CAT-39, CAT-46)', async ({ page, api }) => {
  const minutes = await freeMinutes(api, 606);
  const form = new TimePeriods(page);
  await page.goto(periodPaths.list);
  await form.add.click();
  await expect(page).toHaveURL(periodPaths.add);
  await expect(form.minutes).toHaveValue('');
  await expect(form.active).toBeChecked();
  await form.minutes.fill(String(minutes));
  await form.active.click();
  const [request] = await Promise.all([page.waitForRequest(`**${callPaths.createPeriod}`), form.save('Ekle').click()]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ timePeriod: minutes, active: false });
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
  await expect(page).toHaveURL(periodPaths.list);
  await expect(form.switchOf(minutes)).not.toBeChecked();
});

test('opens a row with its minutes and switch, and saves both (CAT-10, CAT-37, CAT-38, CAT-44)', async ({
  page,
  api,
}) => {
  const { id, timePeriod, version } = await addPeriod(api, 707);
  const other = await freeMinutes(api, 707);
  const form = new TimePeriods(page);
  await page.goto(`${periodPaths.list}?search=${timePeriod}`);
  const read = page.waitForResponse(`**${callPaths.period}/${id}`);
  await form.editOf(timePeriod).click();
  expect((await (await read).json()).payload).toMatchObject({ id, timePeriod, active: true });
  await expect(page).toHaveURL(periodPaths.edit(id));
  await expect(form.minutes).toHaveValue(String(timePeriod));
  await expect(form.active).toBeChecked();
  await form.minutes.fill(String(other));
  const [request] = await Promise.all([
    page.waitForRequest(`**${callPaths.updatePeriod}`),
    form.save('Güncelle').click(),
  ]);
  expect(request.postDataJSON()).toEqual({ id, timePeriod: other, active: true, version });
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  expect(await periodOf(api, other)).toMatchObject({ id, active: true });
});

for (const [what, typed, message] of [
  ['nothing (CAT-22)', '', 'Başlık alanı zorunludur.'],
  ['letters (CAT-23)', 'on beş', null],
  ['less than 0 (CAT-24)', '-1', null],
  ['a fraction (D-91)', '1,5', '0 veya daha büyük bir tam sayı girin.'],
  ['more than a day (D-91)', '1441', 'En fazla 1.440 dakika girilebilir.'],
] as const) {
  test(`does not take ${what} as minutes`, async ({ page }) => {
    const calls = recordCalls(page, callPaths.createPeriod);
    const form = new TimePeriods(page);
    await page.goto(periodPaths.add);
    await form.minutes.pressSequentially(typed);
    await form.save('Ekle').click();
    await expect(form.invalid.getByRole('listitem')).toHaveCount(1);
    if (message) await expect(form.invalid).toContainText(message);
    await form.invalid.getByRole('link').click();
    await expect(form.minutes).toBeFocused();
    await expect(form.minutes).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Hata: /);
    expect(calls).toHaveLength(0);
  });
}

test('says at the field that the minutes are taken (D-91)', async ({ page, api }) => {
  const { timePeriod } = await addPeriod(api, 808);
  const form = new TimePeriods(page);
  await page.goto(periodPaths.add);
  await form.minutes.fill(String(timePeriod));
  await form.save('Ekle').click();
  await expect(form.invalid).toContainText('Bu süre zaten kayıtlı.');
  await form.invalid.getByRole('link').click();
  await expect(form.minutes).toHaveAccessibleDescription(/Bu süre zaten kayıtlı\./);
});

test('keeps what was typed when the server fails, and saves it at the next press (CAT-45, CAT-47, CAT-48)', async ({
  page,
  api,
}) => {
  const minutes = await freeMinutes(api, 909);
  const form = new TimePeriods(page);
  await page.goto(periodPaths.add);
  await page.route(`**${callPaths.createPeriod}`, (route) => route.fulfill(failure(500)));
  await form.minutes.fill(String(minutes));
  await form.save('Ekle').click();
  await expect(page.getByRole('alert').getByText('Bir hata oluştu.', { exact: true })).toBeVisible();
  await expect(form.minutes).toHaveValue(String(minutes));
  await page.unroute(`**${callPaths.createPeriod}`);
  await form.save('Ekle').click();
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
});

test('asks before unsaved minutes are left, by link, button, Back and signing out (SHELL-12)', async ({
  page,
  api,
}) => {
  const { id, timePeriod } = await addPeriod(api, 1010);
  const form = new TimePeriods(page);
  const shell = new Shell(page);
  await page.goto(`${periodPaths.list}?search=${timePeriod}`);
  await form.editOf(timePeriod).click();
  await form.minutes.fill('1300');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  for (const leave of [
    () => shell.menu.getByRole('link', { name: 'Ana sayfa' }).click(),
    () => page.getByRole('button', { name: 'Vazgeç' }).click(),
    // `page.goBack` would wait for a page that never comes.
    () => page.evaluate(() => history.back()),
    () => shell.choose(accounts.admin.name, 'Çıkış yap'),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(periodPaths.edit(id));
    await expect(form.minutes).toHaveValue(/1\.?300/);
  }
  await shell.menu.getByRole('link', { name: 'Ana sayfa' }).click();
  await question.getByRole('button', { name: 'Ayrıl' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('lets somebody choose between two versions when a record was saved meanwhile (D-91)', async ({ page, api }) => {
  const { id } = await addPeriod(api, 1111);
  const [mine, theirs] = [await freeMinutes(api, 1130), await freeMinutes(api, 1170)];
  const form = new TimePeriods(page);
  await page.goto(periodPaths.edit(id));
  await form.minutes.fill(String(mine));
  await api.put(callPaths.updatePeriod, { id, timePeriod: theirs, active: true });
  await form.save('Güncelle').click();
  await expect(page.getByRole('heading', { name: 'Değişiklikleri karşılaştır' })).toBeFocused();
  expect(await periodOf(api, theirs)).toMatchObject({ id });
  for (const minutes of [mine, theirs]) {
    await expect(page.getByRole('main')).toContainText(`${minutes.toLocaleString('tr-TR')} dakika`);
  }
  await page.getByRole('button', { name: 'Hep benimki' }).click();
  await page.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
  expect(await periodOf(api, mine)).toMatchObject({ id });
});

test('loses nothing of a form when the access token ends meanwhile (D-07)', async ({ page, api }) => {
  const minutes = await freeMinutes(api, 1414);
  const form = new TimePeriods(page);
  await page.goto(periodPaths.add);
  await form.minutes.fill(String(minutes));
  await spoilAccessToken(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await form.save('Ekle').click();
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
  expect(await periodOf(api, minutes)).toBeTruthy();
  expect(loads).toBe(0);
});

test('says that a period is not there', async ({ page }) => {
  await page.goto(periodPaths.edit(999_999));
  await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
});

test('asks for the password over an unsaved form and saves then (D-06)', async ({ page, api }) => {
  const minutes = await freeMinutes(api, 1212);
  const form = new TimePeriods(page);
  await page.goto(periodPaths.add);
  await form.minutes.fill(String(minutes));
  await spoilBothTokens(page);
  await form.save('Ekle').click();
  const box = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await box.getByLabel('Şifre', { exact: true }).fill('Telve-2026-demo');
  await box.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
  expect(await periodOf(api, minutes)).toBeTruthy();
});
