import type { Page } from '@playwright/test';
import type { ApplicationRow } from '@telve/api';
import { complete, findApplication, findDocumentsFine } from '../application-review/review';
import {
  completeByKeyboard,
  findApplicationByKeyboard,
  findDocumentsFineByKeyboard,
} from '../application-review/reviewByKeyboard';
import { applicationCalls } from '../pages/Applications';
import { Apply, newEmail } from '../pages/Apply';
import { Shell } from '../pages/Shell';
import { accounts, demoPassword } from '../support/accounts';
import { press } from '../support/keyboard';
import type { PanelApi } from '../support/panelApi';
import { expect, test } from '../support/test';
import { arrivedPassword, signInApplicant } from '../wizard/applicant';
import { Wizard } from '../wizard/Wizard';
import { WizardByKeyboard } from '../wizard/WizardByKeyboard';
import { applyByKeyboard, choosePasswordByKeyboard, signInByKeyboard } from './applyByKeyboard';

/** The states of somebody's applications, as the list of staff shows them. */
const standing = async (api: PanelApi, email: string) => {
  const query = { page: 1, size: 10, search: email };
  const { items } = await api.get<{ items: ApplicationRow[] }>(applicationCalls.list, query);
  return items.map(({ status }) => status);
};

const toWizard = (page: Page) => new Shell(page).menu.getByRole('link', { name: 'Başvuru bilgileri' });

/** The end as the applicant sees it: said in words, everything to read, nothing to change. */
const expectCompleted = async (page: Page): Promise<void> => {
  await new Wizard(page).shows('Başvurunuz tamamlandı');
  const main = page.getByRole('main');
  await expect(main.getByText('Kırık Fincan Gıda', { exact: false }).first()).toBeVisible();
  for (const role of ['textbox', 'checkbox', 'radio', 'combobox'] as const) {
    await expect(main.getByRole(role)).toHaveCount(0);
  }
  await expect(main.locator('input[type="file"]')).toHaveCount(0);
};

test('a merchant comes by mouse from #apply to Completed (GEN-03, GEN-04, APP-01, APP-26, STAFF-19, STAFF-22, WIZ-14, WIZ-15, WIZ-64, WIZ-65)', async ({
  page,
  api,
  visit,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Yeni başvuru' }).click();
  await expect(page).toHaveURL('/#apply');
  const apply = new Apply(page);
  await apply.fill(email);
  await apply.next.click();
  await expect(apply.code).toBeFocused();
  await apply.code.fill(await apply.mailedCode(api, email));
  await apply.confirm.click();
  await expect(apply.heading).toHaveText('Başvurunuz alındı');
  expect(await standing(api, email)).toEqual(['NewApplication']);

  const staff = await visit('admin');
  await staff.goto('/dashboard');
  const detail = await findApplication(staff, email);
  await detail.approve.click();
  await expect(staff.getByText('Başarıyla Onaylandı')).toBeVisible();
  expect(await standing(api, email)).toEqual(['PreApproved']);

  await signInApplicant(page, api, { email });
  await toWizard(page).click();
  const wizard = new Wizard(page);
  await wizard.fillAll();
  await wizard.handIn();
  await wizard.shows('Başvurunuz inceleniyor');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(await standing(api, email)).toEqual(['PendingApproval']);

  await findApplication(staff, email);
  await findDocumentsFine(detail);
  await complete(detail);
  expect(await standing(api, email)).toEqual(['Completed']);

  await new Shell(page).menu.getByRole('link', { name: 'Ana sayfa' }).click();
  await toWizard(page).click();
  await expectCompleted(page);
});

test('a merchant comes with the keyboard alone from #apply to Completed (GEN-03, GEN-04, APP-01, STAFF-19, STAFF-22, WIZ-14, WIZ-65)', async ({
  page,
  api,
  visit,
}) => {
  test.setTimeout(300_000);
  const email = newEmail();
  await applyByKeyboard(page, api, email);
  expect(await standing(api, email)).toEqual(['NewApplication']);

  const staff = await visit(null);
  await staff.goto('/');
  await signInByKeyboard(staff, accounts.admin.email, demoPassword);
  await expect(staff).toHaveURL('/dashboard');
  const detail = await findApplicationByKeyboard(staff, email);
  await press(staff, detail.approve);
  await expect(staff.getByText('Başarıyla Onaylandı')).toBeVisible();
  expect(await standing(api, email)).toEqual(['PreApproved']);

  const temporary = await arrivedPassword(api, email);
  await signInByKeyboard(page, email, temporary);
  await choosePasswordByKeyboard(page, temporary, `cezve dolu ${email}`);
  await press(page, toWizard(page));
  await new Wizard(page).shows('Şirket bilgileri');
  const wizard = new WizardByKeyboard(page);
  await wizard.fillFields();
  await wizard.chooseDocuments();
  await wizard.handIn();
  expect(await standing(api, email)).toEqual(['PendingApproval']);

  await findApplicationByKeyboard(staff, email);
  await findDocumentsFineByKeyboard(detail);
  await completeByKeyboard(detail);
  expect(await standing(api, email)).toEqual(['Completed']);

  await press(page, new Shell(page).menu.getByRole('link', { name: 'Ana sayfa' }));
  await press(page, toWizard(page));
  await expectCompleted(page);
});
