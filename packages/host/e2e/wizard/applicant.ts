import { expect, type Page } from '@playwright/test';
import type { ApplicationRow, MerchantApplication } from '@telve/api';
import { SignIn } from '../pages/SignIn';
import type { PanelApi } from '../support/panelApi';
import { mailedPassword } from '../support/panelUsers';

const base = '/api/panel/company-application';

/** Addresses of the wizard's calls. */
export const wizardCalls = {
  save: base,
  status: `${base}/apply-company-application`,
  bank: `${base}/bank-info`,
  review: `${base}/review-documents`,
} as const;

export const wizardPath = '/dashboard/apply/merchant';

export interface Applicant {
  id: number;
  email: string;
  name: string;
}

let made = 0;

/** Somebody who has applied and was approved before: a temporary password was mailed. */
export const newApplicant = async (api: PanelApi): Promise<Applicant> => {
  made += 1;
  const email = `basvuru.${process.pid}.${Date.now()}.${made}@telve.example`;
  const name = 'Elif Tandoğmuş';
  await api.post('/api/panelApplication/applicationForm', {
    storeName: 'Kırık Fincan Moda',
    authorizedPerson: name,
    phoneNumber: '+905324180726',
    email,
    address: 'Moda Cad. No: 12, Kadıköy',
  });
  const query = { page: 1, size: 10, search: email };
  const { items } = await api.get<{ items: ApplicationRow[] }>(`${base}/company-list`, query);
  const id = items[0]?.id ?? 0;
  await api.put(wizardCalls.status, { id, status: 'PreApproved' });
  return { id, email, name };
};

/** The application as staff sees it. */
export const applicationOf = (api: PanelApi, { id }: Applicant): Promise<MerchantApplication> =>
  api.get<MerchantApplication>(`${base}/company-detail`, { id });

/** The temporary password, once its mail has come. */
export const arrivedPassword = async (api: PanelApi, email: string): Promise<string> => {
  await expect.poll(async () => (await api.mailsTo(email)).some(({ text }) => text?.includes('Geçici'))).toBe(true);
  return mailedPassword(api, email);
};

/** Signs the applicant in with the mailed password, who chooses an own one; the home page is open afterwards. */
export const signInApplicant = async (
  page: Page,
  api: PanelApi,
  { email }: Pick<Applicant, 'email'>,
): Promise<string> => {
  const temporary = await arrivedPassword(api, email);
  const chosen = `cezve dolu ${email}`;
  await (await new SignIn(page).open()).enter(email, temporary);
  await expect(page).toHaveURL('/dashboard/changePassword');
  await page.getByLabel('Geçici şifre', { exact: true }).fill(temporary);
  await page.getByLabel('Yeni şifre', { exact: true }).fill(chosen);
  await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(page).toHaveURL('/dashboard');
  return chosen;
};

const objects =
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj';

/** A PDF of one empty page. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${objects}\ntrailer<</Root 1 0 R>>\n%%EOF`),
});
