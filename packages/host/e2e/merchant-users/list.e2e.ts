import { MerchantUsers, merchantUserPaths } from '../pages/MerchantUsers';
import { everyRole } from '../support/accounts';
import { callPaths, failure, queryOf, recordCalls } from '../support/calls';
import { addMerchantUser, merchantUserOf, merchantUsersOf, waitingUser } from '../support/merchantUsers';
import { expect, test } from '../support/test';

const paths = [merchantUserPaths.list, merchantUserPaths.add, merchantUserPaths.edit(1)];

for (const account of everyRole) {
  test.describe(account, () => {
    test.use({ account });
    const allowed = account === 'admin' || account === 'venue';

    test(`${allowed ? 'opens' : 'does not open'} list, add form and edit form (MU-01, MU-02, MU-03, MU-04)`, async ({
      page,
    }) => {
      const form = new MerchantUsers(page);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (allowed) await expect(page).toHaveURL(new RegExp(`${path}$`));
        else await expect(form.table.or(form.email)).toHaveCount(0);
      }
    });
  });
}

test.describe('staff', () => {
  test.use({ account: 'admin', refusals: [409, 500] });

  test('see who waits, and nothing of theirs can be switched (MU-07, MU-10, MU-15, MU-18)', async ({ page, api }) => {
    const list = new MerchantUsers(page);
    await page.goto(merchantUserPaths.list);
    const calls = recordCalls(page, callPaths.merchantUsers);
    await list.waiting.click();
    await page.getByRole('option', { name: 'Onay bekliyor' }).click();
    await expect(page).toHaveURL(/onlyWaitingApproval=true/);
    const { id, email } = await waitingUser(api, 1);
    await expect(list.row(email)).toContainText('Henüz atanmadı');
    await expect(list.row('barista@telve.example')).toHaveCount(0);
    await expect(list.rows.filter({ hasNotText: 'Onay bekliyor' })).toHaveCount(0);
    expect(queryOf(calls.at(-1))).toMatchObject({ onlyWaitingApproval: 'true', page: '1' });
    await expect(list.switchOf(email)).toHaveAttribute('aria-disabled', 'true');
    await expect(list.switchOf(email)).toHaveAccessibleDescription('Önce iş yeri atayın');
    expect(await api.statusOf('PUT', callPaths.switchMerchantUser, { id, active: true })).toBe(409);
  });

  test('narrow the list by days, which stand in the address and in the call (MU-08, MU-09, MU-26)', async ({
    page,
  }) => {
    const list = new MerchantUsers(page);
    await page.goto(merchantUserPaths.list);
    await expect(list.rows).toHaveCount(10);
    const calls = recordCalls(page, callPaths.merchantUsers);
    await list.days.click();
    await page.getByRole('textbox', { name: 'Başlangıç' }).fill('01.01.2020');
    await page.getByRole('textbox', { name: 'Bitiş' }).fill('31.12.2020');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mağaza kullanıcısı bulunamadı')).toBeVisible();
    await expect(page).toHaveURL(/startDate=2020-01-01&endDate=2020-12-31/);
    expect(queryOf(calls.at(-1))).toMatchObject({ startDate: '01-01-2020', endDate: '31-12-2020' });
    await list.days.click();
    await page.getByRole('button', { name: 'Bugün' }).click();
    await expect(list.days).toContainText('Bugün');
    await expect(list.row('barista@telve.example')).toBeVisible();
    await page.goBack();
    await expect(list.days).toContainText('01.01.2020 – 31.12.2020');
  });

  test('search, turn pages and switch (MU-05, MU-06, MU-14, MU-30)', async ({ page, api }) => {
    const { email, id } = await addMerchantUser(api, 'anahtar');
    const list = new MerchantUsers(page);
    await page.goto(merchantUserPaths.list);
    await page.getByRole('button', { name: /Sayfa 2/ }).click();
    await expect(page).toHaveURL(/page=2/);
    await list.search.fill(email);
    await expect(list.rows).toHaveCount(1);
    const [request] = await Promise.all([
      page.waitForRequest(`**${callPaths.switchMerchantUser}`),
      list.switchOf(email).click(),
    ]);
    expect([request.method(), request.postDataJSON()]).toEqual(['PUT', { id, active: false }]);
    await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
    expect(await merchantUserOf(api, email)).toMatchObject({ active: false });
    await page.route(`**${callPaths.switchMerchantUser}`, (route) => route.fulfill(failure(500)));
    await list.switchOf(email).click();
    await expect(page.getByText('Bir hata oluştu')).toBeVisible();
    await expect(list.switchOf(email)).not.toBeChecked();
  });
});

test.describe('a venue user', () => {
  test.use({ account: 'venue', refusals: [404] });

  test('sees the own company’s users and no waiting ones (MU-04, MU-07, D-09)', async ({ page, api }) => {
    const list = new MerchantUsers(page);
    await page.goto(`${merchantUserPaths.list}?onlyWaitingApproval=true&size=100`);
    await expect(list.row('barista@telve.example')).toBeVisible();
    await expect(list.days).toBeVisible();
    await expect(list.waiting).toHaveCount(0);
    const everybody = await merchantUsersOf(api, '');
    const own = everybody.find(({ email }) => email === 'barista@telve.example');
    await expect(list.rows.filter({ hasNotText: own?.company ?? '' })).toHaveCount(0);
    const other = everybody.find(({ companyId }) => companyId !== own?.companyId);
    await page.goto(merchantUserPaths.edit(other?.id ?? 0));
    await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
  });
});
