import type { PanelUserRow } from '@telve/api';
import { ActivityLog, activityPaths } from '../pages/ActivityLog';
import { Shell } from '../pages/Shell';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { callPaths } from '../support/calls';
import type { PanelApi } from '../support/panelApi';
import { expect, test } from '../support/test';
import { openVenue } from '../support/venues';

const admin = accounts.admin.name;
const users = '/api/panel/paneluser';

/** A panel user of this test alone. */
const addUser = async (api: PanelApi): Promise<PanelUserRow> => {
  const email = `kayit.${Date.now()}@telve.example`;
  const place = { companyId: null, venueId: 0, allVenue: true };
  const user = { firstName: 'Perihan', lastName: 'Ağır', email, role: 'PanelUser', active: true, ...place };
  await api.post(`${users}/panel-user-create`, user);
  const { items } = await api.get<{ items: PanelUserRow[] }>(`${users}/panel-user-list`, {
    page: 1,
    size: 10,
    search: email,
  });
  const [made] = items;
  if (!made) throw new Error('The user was not added');
  return made;
};

test.describe('staff', () => {
  test.use({ account: 'admin', refusals: [400, 404] });

  test('come from a switched venue to its log, which says who did it, and back', async ({ page, api }) => {
    const venue = await openVenue(api, 5);
    const list = await new VenueList(page).open(`?search=${venue.code}`);
    await list.switchOf(venue.venueName).click();
    await expect(page.getByText('Güncelleme işlemi başarılıdır')).toBeVisible();
    await page.getByRole('link', { name: `İşlem geçmişi: ${venue.venueName}` }).click();
    await expect(page).toHaveURL(activityPaths.venue(venue.id));
    const log = new ActivityLog(page);
    await expect(log.rows.first()).toContainText(`${admin} mağazayı pasif yaptı.`);
    await expect(log.list.getByRole('heading', { level: 2 }).first()).toContainText('Bugün, ');
    await expect(page.getByText(`${venue.venueName} · `)).toBeVisible();
    await page.goBack();
    await list.ready();
    await expect(list.search).toHaveValue(venue.code);
  });

  test('see what was changed on a panel user, old and new, in words', async ({ page, api }) => {
    const { email: _, companyName: _company, venueName: _venue, version: _version, ...user } = await addUser(api);
    await api.put(`${users}/panel-user-update`, { ...user, lastName: 'Özyağcı', active: false });
    const log = await new ActivityLog(page).open(activityPaths.panelUser(user.id));
    const changed = log.rows.filter({ hasText: 'düzenledi.' });
    await expect(changed).toContainText(`${admin} panel kullanıcısını düzenledi.`);
    await expect(changed.getByRole('deletion').filter({ hasText: 'Ağır' })).toBeVisible();
    await expect(changed.getByRole('insertion').filter({ hasText: 'Özyağcı' })).toBeVisible();
    await expect(log.rows.last()).toContainText('panel kullanıcısını ekledi.');
  });

  test('read older rows part by part; filters and parts survive a reload and Back', async ({ page, api }) => {
    const venue = await openVenue(api, 6);
    for (let turn = 0; turn < 52; turn += 1) {
      await api.put(callPaths.venueStatus, { venueId: venue.id, status: turn % 2 === 1 });
    }
    const log = await new ActivityLog(page).open(activityPaths.venue(venue.id));
    await expect(log.rows).toHaveCount(50);
    await log.more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tüm işlemler gösteriliyor.')).toBeFocused();
    const all = await log.rows.count();
    expect(all).toBeGreaterThanOrEqual(52);
    await page.reload();
    await expect(log.rows).toHaveCount(all);

    await log.choose('Tür', 'Pasif yapma');
    await expect(log.rows.first()).toContainText('pasif yaptı.');
    await expect(log.rows.filter({ hasText: 'mağazayı aktif yaptı.' })).toHaveCount(0);
    await expect(page).toHaveURL(/kind=deactivated/);
    await page.reload();
    await log.ready();
    await expect(log.rows.filter({ hasText: 'mağazayı aktif yaptı.' })).toHaveCount(0);
    await page.goBack();
    await expect(log.rows).toHaveCount(all);
  });

  test('see what a person did, with the way to each record', async ({ page, api }) => {
    const user = await addUser(api);
    const { id } = await api.get<{ id: number }>(`${users}/panel-user/1`);
    const log = await new ActivityLog(page).open(activityPaths.panelUser(id));
    await page.getByText('Bu kişinin yaptıkları', { exact: true }).click();
    await expect(page).toHaveURL(/of=actor/);
    const row = log.rows.filter({ has: page.locator(`a[href$="/panelUser/${user.id}"]`) });
    await expect(row.first()).toContainText(`${admin}, Perihan Ağır adlı panel kullanıcısını ekledi.`);
    await row.first().getByRole('link', { name: 'Perihan Ağır' }).click();
    await expect(page).toHaveURL(`/dashboard/users/panelUser/${user.id}`);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Bu kişinin yaptıkları' })).toBeChecked();
  });

  test('learn that a record is not there', async ({ page }) => {
    for (const path of [activityPaths.venue(999_999), '/dashboard/users/panelUser/1e1/activity']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
    }
  });
});

for (const account of ['venue', 'report'] as const) {
  test.describe(`signed in as ${account}`, () => {
    test.use({ account });

    test('nobody but staff reads a log: home, without a call', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/panel/activity/') && calls.push(request.url()));
      await page.goto(activityPaths.venue(1));
      await expect(page).toHaveURL('/dashboard');
      await expect(new Shell(page).heading).toBeVisible();
      expect(calls).toEqual([]);
    });
  });
}
