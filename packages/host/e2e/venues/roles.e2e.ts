import { Shell } from '../pages/Shell';
import { VenueList } from '../pages/VenueList';
import { callPaths, queryOf, recordCalls } from '../support/calls';
import { expectEveryRow } from '../support/rows';
import { expect, test } from '../support/test';

test.describe('staff', () => {
  test.use({ account: 'admin' });

  test('have every filter and the switch (VEN-02, VEN-11, VEN-12, VEN-102)', async ({ page }) => {
    const list = await new VenueList(page).open();
    for (const label of ['Durum', 'Şehir', 'İlçe', 'İş yeri', 'Plan']) await expect(list.filter(label)).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(10);
  });
});

test.describe('a venue user', () => {
  test.use({ account: 'venue' });

  test('sees the venues of the own company, without switch, company and plan filter (VEN-02, VEN-16, VEN-17)', async ({
    page,
  }) => {
    const companies = recordCalls(page, callPaths.companies);
    const calls = recordCalls(page, callPaths.venues);
    const list = await new VenueList(page).open('?companyId=2&hasPlusPackage=true');
    await expect(list.rows).not.toHaveCount(0);
    await expectEveryRow(list.rows, /Üç Çınar Kahve/);
    for (const label of ['Durum', 'Şehir', 'İlçe']) await expect(list.filter(label)).toBeVisible();
    for (const label of ['İş yeri', 'Plan']) await expect(list.filter(label)).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    expect(companies).toHaveLength(0);
    expect(queryOf(calls[0])).toEqual({ page: '1', size: '10' });
  });

  test('sees the own venues on the home page and comes from there to all of them', async ({ page }) => {
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Mağazalarınız' });
    await expect(card).toContainText('Üç Çınar Kahve');
    await card.getByRole('link', { name: 'Tümünü gör' }).click();
    await expect(page).toHaveURL('/dashboard/venues');
  });
});

test.describe('a user of one branch', () => {
  test.use({ account: 'branch' });

  test('sees that branch alone (VEN-02)', async ({ page }) => {
    const list = await new VenueList(page).open();
    await expect(list.rows).toHaveCount(1);
  });
});

for (const account of ['report', 'applicant'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('goes home from the venue list without a call (VEN-02, SES-07)', async ({ page }) => {
      const calls = recordCalls(page, callPaths.venues);
      await page.goto('/dashboard/venues?page=2');
      await expect(page).toHaveURL('/dashboard');
      await expect(new Shell(page).heading).toBeVisible();
      expect(calls).toHaveLength(0);
    });
  });
}
