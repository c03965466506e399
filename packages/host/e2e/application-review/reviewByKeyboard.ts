import { expect, type Page } from '@playwright/test';
import { Applications } from '../pages/Applications';
import { Shell } from '../pages/Shell';
import { press, tabTo } from '../support/keyboard';
import { documentNames } from '../wizard/Wizard';
import { staffFields } from './review';

/** Looks for an application from the menu on and opens it, without a mouse. */
export const findApplicationByKeyboard = async (page: Page, email: string): Promise<Applications> => {
  const applications = new Applications(page);
  await press(page, new Shell(page).menu.getByRole('link', { name: 'Başvurular' }));
  await expect(applications.rows.first()).toBeVisible();
  await tabTo(page, applications.search);
  await page.keyboard.type(email);
  await expect(applications.rows).toHaveCount(1);
  await press(page, applications.rows.getByRole('link').first());
  await expect(page.getByText(/Başvuru \d+ · /)).toBeVisible();
  return applications;
};

/** The keys of the review: U for fine, ↓ for the next document, Escape back to where it began. */
export const findDocumentsFineByKeyboard = async ({ page, compare }: Applications): Promise<void> => {
  await press(page, compare);
  await expect(page.getByRole('heading', { level: 1, name: 'Belgeleri incele' })).toBeFocused();
  for (const [index, name] of documentNames.entries()) {
    if (index > 0) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('img', { name: `${name}, 1. sayfa` })).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByRole('radiogroup', { name: `${name} kararı` }).getByLabel('Uygun')).toBeChecked();
  }
  await press(page, page.getByRole('button', { name: 'Kararları kaydet' }));
  await expect(page.getByText('Başarıyla Güncellendi')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Başvuruya dön' }));
  await expect(compare).toBeFocused();
};

/** Fills in what staff alone needs and completes, without a mouse. */
export const completeByKeyboard = async (applications: Applications): Promise<void> => {
  const { page } = applications;
  for (const [name, value] of Object.entries(staffFields)) {
    await tabTo(page, applications.field(name));
    await page.keyboard.type(value);
  }
  await press(page, applications.complete);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Tamamla', exact: true }));
  await expect(page.getByText('Başarıyla Gönderildi.')).toBeVisible();
};
