import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { Shell } from '../pages/Shell';
import { accounts } from '../support/accounts';
import { recordCalls } from '../support/calls';
import { company, panelUserCalls } from '../support/panelUsers';
import { expect, test } from '../support/test';

test.describe('a venue user', () => {
  test.use({ account: 'venue' });

  test('reads the users of the own company and can change none of them (PU-04, PU-10)', async ({ page }) => {
    const users = new PanelUsers(page);
    await page.goto(panelUserPaths.list);
    await expect(users.rows).not.toHaveCount(0);
    for (const row of await users.rows.all()) await expect(row).toContainText(company.name);
    await expect(users.rows.filter({ hasText: accounts.venue.email })).toContainText('Siz');
    await expect(users.add).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('link', { name: / düzenle$/ })).toHaveCount(0);
  });

  test('comes home from the add and the edit form without a call (PU-05)', async ({ page }) => {
    const calls = recordCalls(page, `${panelUserCalls.detail}/1`);
    for (const path of [panelUserPaths.add, panelUserPaths.edit(1)]) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await expect(new Shell(page).heading).toBeVisible();
    }
    expect(calls).toHaveLength(0);
  });
});
for (const account of ['report', 'applicant'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('goes home from every screen of panel users without a call (PU-04, PU-05)', async ({ page }) => {
      const calls = recordCalls(page, panelUserCalls.list);
      for (const path of [panelUserPaths.list, panelUserPaths.add, panelUserPaths.edit(1)]) {
        await page.goto(path);
        await expect(page).toHaveURL('/dashboard');
        await expect(new Shell(page).heading).toBeVisible();
      }
      expect(calls).toHaveLength(0);
    });
  });
}
