import { MerchantUsers, merchantUserPaths } from '../pages/MerchantUsers';
import { callPaths, failure, recordCalls } from '../support/calls';
import { addMerchantUser, freeEmail, merchantUserOf, waitingUser } from '../support/merchantUsers';
import { expect, test } from '../support/test';

test.describe('staff', () => {
  test.use({ account: 'admin', refusals: [400, 404, 409, 500] });

  test('add a user whose temporary password is mailed (MU-20, MU-21, MU-22, MU-23, MU-25, MU-28)', async ({
    page,
    api,
  }) => {
    const email = freeEmail('yeni');
    const form = new MerchantUsers(page);
    await page.goto(merchantUserPaths.list);
    await form.add.click();
    await expect(page).toHaveURL(merchantUserPaths.add);
    await expect(form.submitAdd).toBeDisabled();
    await form.email.pressSequentially(`${email.slice(0, 3)} ${email.slice(3, 6)}`);
    await expect(form.email).toHaveValue(email.slice(0, 6));
    await form.role('Barista').check();
    await form.choose('İş yeri');
    await form.choose('Mağaza');
    await expect(form.submitAdd).toBeDisabled();
    await form.email.fill('abc');
    await form.role('Barista').focus();
    await expect(page.getByText('Lütfen geçerli bir mail adresi giriniz.')).toBeVisible();
    await form.email.fill(email);
    const [request] = await Promise.all([
      page.waitForRequest(`**${callPaths.createMerchantUser}`),
      form.submitAdd.click(),
    ]);
    expect(Object.keys(request.postDataJSON()).sort()).toEqual(['companyId', 'email', 'role', 'venueId']);
    await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(merchantUserPaths.list));
    expect(await merchantUserOf(api, email)).toMatchObject({ role: 'ReaderUser', waitingApproval: false });
    expect(await api.mailsTo(email)).toHaveLength(1);
  });

  test('are told what the server refuses, and keep what they typed (MU-32, MU-33, MU-34, MU-35, MU-36)', async ({
    page,
    api,
  }) => {
    const { email, companyId, venueId, role } = await addMerchantUser(api, 'ayni');
    const form = new MerchantUsers(page);
    await page.goto(merchantUserPaths.add);
    await form.email.fill(email);
    await form.role('Barista').check();
    await form.choose('İş yeri');
    await form.choose('Mağaza');
    await form.submitAdd.click();
    const invalid = page.getByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' });
    await expect(invalid).toContainText('Aynı email adresi ile kayıtlı kullanıcı bulunmaktadır.');
    await invalid.getByRole('link').click();
    await expect(form.email).toBeFocused();
    for (const [code, words] of [
      ['required_fields_missing', 'Zorunlu alanları kontrol ediniz.'],
      ['internal_error', 'Bir hata oluştu'],
    ] as const) {
      await page.route(`**${callPaths.createMerchantUser}`, (route) => route.fulfill(failure(500, code)));
      await form.submitAdd.click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(form.email).toHaveValue(email);
    }
    const other = { email: freeEmail('yok'), role, companyId, venueId };
    const { role: _role, ...withoutRole } = other;
    expect(await api.statusOf('POST', callPaths.createMerchantUser, withoutRole)).toBe(400);
    expect(await api.statusOf('POST', callPaths.createMerchantUser, { ...other, venueId: 999_999 })).toBe(404);
    expect(await api.statusOf('POST', callPaths.createMerchantUser, { ...other, companyId: 999_999 })).toBe(404);
  });

  test('approve who waits: company and venue end it, then switch and reset work (MU-19, MU-27, MU-29, MU-37, MU-39, D-31)', async ({
    page,
    api,
  }) => {
    const { id, email } = await waitingUser(api, 0);
    const form = new MerchantUsers(page);
    const read = page.waitForResponse(`**${callPaths.merchantUser}/${id}`);
    await page.goto(merchantUserPaths.edit(id));
    expect((await (await read).json()).payload).toMatchObject({ id, email, waitingApproval: true });
    await expect(form.email).toHaveValue(email);
    await expect(form.email).not.toBeEditable();
    await expect(page.getByText('Onaylamak için iş yeri ve mağaza atayın')).toBeVisible();
    await expect(form.resetPassword).toBeDisabled();
    await expect(form.resetPassword).toHaveAccessibleDescription('Onay bekleyen kullanıcının şifresi sıfırlanamaz.');
    expect(await api.statusOf('POST', callPaths.merchantForgotPassword, { email })).toBe(409);
    await form.choose('İş yeri');
    const venue = await form.choose('Mağaza');
    const [request] = await Promise.all([
      page.waitForRequest(`**${callPaths.updateMerchantUser}`),
      form.update.click(),
    ]);
    expect(request.method()).toBe('PUT');
    await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${merchantUserPaths.list}$|${merchantUserPaths.list}\\?`));
    expect(await merchantUserOf(api, email)).toMatchObject({ waitingApproval: false, department: venue });
    await page.goto(merchantUserPaths.edit(id));
    await expect(form.resetPassword).toBeEnabled();
  });

  test('mail a temporary password (MU-38)', async ({ page, api }) => {
    const { id, email } = await addMerchantUser(api, 'sifre');
    const before = (await api.mailsTo(email)).length;
    const form = new MerchantUsers(page);
    await page.goto(merchantUserPaths.edit(id));
    await form.resetPassword.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Şifre mail adresine gönderilmiştir')).toBeVisible();
    await expect.poll(async () => (await api.mailsTo(email)).length).toBe(before + 1);
  });

  test('compare when somebody else saved meanwhile, in words, and lose nothing (D-91)', async ({ page, api }) => {
    const { id, email, companyId, venueId } = await addMerchantUser(api, 'ikiadmin');
    const form = new MerchantUsers(page);
    await page.goto(merchantUserPaths.edit(id));
    await form.role('Mağaza sahibi').check();
    const theirs = { id, role: 'ReaderUser', companyId, venueId, active: false };
    await api.put(callPaths.updateMerchantUser, theirs);
    await form.update.click();
    await expect(page.getByRole('heading', { name: 'Değişiklikleri karşılaştır' })).toBeVisible();
    await expect(page.getByText(/Gökçe Işıldak .*kaydetti/)).toBeVisible();
    await page.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
    await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
    expect(await merchantUserOf(api, email)).toMatchObject({ role: 'ReaderUserVenueOwner', active: false });
  });

  test('find the older call working as the newer one (MU-31)', async ({ api }) => {
    const { id, email, companyId, venueId } = await addMerchantUser(api, 'eski');
    const input = { id, role: 'ReaderUserVenueOwner', companyId, venueId, active: false };
    expect(await api.statusOf('POST', callPaths.legacyMerchantUser, input)).toBe(200);
    expect(await merchantUserOf(api, email)).toMatchObject({ role: 'ReaderUserVenueOwner', active: false });
  });
});

test.describe('a venue user', () => {
  for (const [account, venueIsFixed] of [
    ['venue', false],
    ['branch', true],
  ] as const) {
    test.describe(account, () => {
      test.use({ account });

      test(`adds to the own company, ${venueIsFixed ? 'in the own venue' : 'in one of its venues'} (MU-24, D-09)`, async ({
        page,
        api,
      }) => {
        const email = freeEmail(account);
        const form = new MerchantUsers(page);
        const profile = page.waitForRequest((request) => request.url().includes(`${callPaths.panelUser}/`));
        const companies = recordCalls(page, callPaths.companies);
        await page.goto(merchantUserPaths.add);
        await profile;
        await expect(form.fixed('İş yeri')).not.toBeEditable();
        if (venueIsFixed) await expect(form.fixed('Mağaza')).not.toBeEditable();
        else await form.choose('Mağaza');
        await form.email.fill(email);
        await form.role('Mağaza sahibi').check();
        await form.submitAdd.click();
        await expect(page.getByText('Başarıyla eklendi.')).toBeVisible();
        const barista = await merchantUserOf(api, 'barista@telve.example');
        const made = await merchantUserOf(api, email);
        expect(made.companyId).toBe(barista.companyId);
        if (venueIsFixed) expect(made.venueId).toBe(barista.venueId);
        expect(companies).toHaveLength(0);
      });
    });
  }
});
