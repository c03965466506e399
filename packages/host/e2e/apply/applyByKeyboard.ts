import { expect, type Page } from '@playwright/test';
import { Apply, application } from '../pages/Apply';
import { SignIn } from '../pages/SignIn';
import { press, tabTo } from '../support/keyboard';
import type { PanelApi } from '../support/panelApi';

/** Comes to the sign-in page, changes to the application with the arrows and hands it in, without a mouse. */
export const applyByKeyboard = async (page: Page, api: PanelApi, email: string): Promise<void> => {
  const apply = new Apply(page);
  await page.goto('/');
  await press(page, page.getByRole('tab', { name: 'Giriş yap' }), 'ArrowRight');
  await expect(page).toHaveURL('/#apply');
  for (const [label, value] of Object.entries(application(email))) {
    await tabTo(page, apply.field(label));
    await page.keyboard.type(value);
  }
  await press(page, apply.consent, 'Space');
  await press(page, apply.next);
  await expect(apply.code).toBeFocused();
  await page.keyboard.type(await apply.mailedCode(api, email));
  await page.keyboard.press('Enter');
  await expect(apply.heading).toHaveText('Başvurunuz alındı');
  await press(page, page.getByRole('button', { name: 'Girişe dön' }));
  await expect(new SignIn(page).email).toBeFocused();
};

/** Signs in from the field of the e-mail on. */
export const signInByKeyboard = async (page: Page, email: string, password: string): Promise<void> => {
  const signIn = new SignIn(page);
  await tabTo(page, signIn.email);
  await page.keyboard.type(email);
  await tabTo(page, signIn.password);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

/** Puts an own password in the place of the mailed one. */
export const choosePasswordByKeyboard = async (page: Page, temporary: string, chosen: string): Promise<void> => {
  await expect(page).toHaveURL('/dashboard/changePassword');
  const typed = { 'Geçici şifre': temporary, 'Yeni şifre': chosen, 'Yeni şifre (tekrar)': chosen };
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
};
