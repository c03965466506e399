import { expect, type Page } from '@playwright/test';
import { Applications } from '../pages/Applications';
import { Shell } from '../pages/Shell';
import { documentNames } from '../wizard/Wizard';

/** What staff alone fills in before an application can be completed (STAFF-25). */
export const staffFields = {
  'Vergi dairesi': 'Kadıköy',
  'Vergi numarası': '4820193756',
  'Fatura adresi': 'Bahariye Cad. 2, Kadıköy',
} as const;

/** Looks for an application from the menu on and opens it. */
export const findApplication = async (page: Page, email: string): Promise<Applications> => {
  const applications = new Applications(page);
  await new Shell(page).menu.getByRole('link', { name: 'Başvurular' }).click();
  await applications.search.fill(email);
  await expect(applications.rows).toHaveCount(1);
  await applications.rows.getByRole('link').first().click();
  await expect(page.getByText(/Başvuru \d+ · /)).toBeVisible();
  return applications;
};

/** Looks at the five documents one after the other, finds them fine and goes back. */
export const findDocumentsFine = async ({ page, compare }: Applications): Promise<void> => {
  await compare.click();
  const list = page.getByRole('navigation', { name: 'Belgeler' });
  for (const name of documentNames) {
    await list.getByRole('button', { name }).click();
    await expect(page.getByRole('img', { name: `${name}, 1. sayfa` })).toBeVisible();
    await page
      .getByRole('radiogroup', { name: `${name} kararı` })
      .getByText('Uygun')
      .click();
  }
  await expect(page.getByText('5 belge uygun')).toBeVisible();
  await page.getByRole('button', { name: 'Kararları kaydet' }).click();
  await expect(page.getByText('Başarıyla Güncellendi')).toBeVisible();
  await page.getByRole('button', { name: 'Başvuruya dön' }).click();
};

/** Fills in what staff alone needs and completes. */
export const complete = async (applications: Applications): Promise<void> => {
  await expect(applications.complete).toBeDisabled();
  for (const [name, value] of Object.entries(staffFields)) await applications.field(name).fill(value);
  await applications.complete.click();
  await applications.agree('Tamamla');
  await expect(applications.page.getByText('Başarıyla Gönderildi.')).toBeVisible();
};
