import { merchantUserPaths } from '../pages/MerchantUsers';
import { PanelUsers, panelUserPaths } from '../pages/PanelUsers';
import { Shell } from '../pages/Shell';
import { accounts } from '../support/accounts';
import { recordCalls } from '../support/calls';
import { company, panelUserCalls, panelUserOf } from '../support/panelUsers';
import { expectEveryRow } from '../support/rows';
import { expect, test } from '../support/test';

test.describe('a venue user', () => {
  test.use({ account: 'venue' });

  test('reads the users of the own company and can change none of them (PU-04, PU-10)', async ({ page }) => {
    const users = new PanelUsers(page);
    await page.goto(panelUserPaths.list);
    await expect(users.rows).not.toHaveCount(0);
    await expectEveryRow(users.rows, new RegExp(company.name));
    await expect(users.add).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Düzenle: / })).toHaveCount(0);
    await users.openFor(accounts.venue.email);
    await expect(users.rows).toContainText(['Siz']);
  });

  test('is offered the own venues where a merchant-app user is added (PU-36, D-09)', async ({ page, api }) => {
    const { id } = await panelUserOf(api, accounts.venue.email);
    const [answer] = await Promise.all([
      page.waitForResponse(`**${panelUserCalls.venues}/${id}`),
      page.goto(merchantUserPaths.add),
    ]);
    expect(answer.request().method()).toBe('GET');
    const own = (await answer.json()).payload;
    expect(own.length).toBeGreaterThan(1);
    expect(own).toEqual(await api.get(`/api/panel/venue/venue-name-list/${company.id}`));
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
