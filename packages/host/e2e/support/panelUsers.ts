import { expect, type Page } from '@playwright/test';
import type { CreatePanelUserInput, PanelUserRow } from '@telve/api';
import { SignIn } from '../pages/SignIn';
import type { PanelApi } from './panelApi';

const base = '/api/panel/paneluser';

/** Addresses of the calls of panel users. */
export const panelUserCalls = {
  list: `${base}/panel-user-list`,
  detail: `${base}/panel-user`,
  create: `${base}/panel-user-create`,
  update: `${base}/panel-user-update`,
  active: `${base}/panel-user-active-update`,
  venues: `${base}/get-panel-user-venues`,
  newPassword: '/api/panel/auth/new-password',
} as const;

/** The first company of the demo. */
export const company = { id: 1, name: 'Üç Çınar Kahve' };

let made = 0;

/** Name and e-mail that nobody has yet; tests side by side never meet. */
export const newPerson = () => {
  made += 1;
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return { firstName: 'Deneme', lastName: `Kişi ${mark}`, email: `deneme.${mark}@telve.example` };
};

/** Name of a user as lists and headings show it. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** The stored user of an e-mail. */
export const panelUserOf = async (api: PanelApi, email: string): Promise<PanelUserRow> => {
  const { items } = await api.get<{ items: PanelUserRow[] }>(panelUserCalls.list, { page: 1, size: 10, search: email });
  const found = items.find((user) => user.email === email);
  if (!found) throw new Error(`There is no user ${email}`);
  return found;
};

/** Adds a user for a test: a venue user of all venues of the first company, unless asked otherwise. */
export const addPanelUser = async (api: PanelApi, part: Partial<CreatePanelUserInput> = {}): Promise<PanelUserRow> => {
  const input: CreatePanelUserInput = {
    ...newPerson(),
    role: 'PanelVenueUser',
    companyId: company.id,
    venueId: 0,
    allVenue: true,
    active: true,
    ...part,
  };
  await api.post(panelUserCalls.create, input);
  return panelUserOf(api, input.email);
};

/** A venue of the first company. */
export const venueOfCompany = async (api: PanelApi): Promise<{ id: number; name: string }> => {
  const [venue] = await api.get<{ id: number; name: string }[]>(`/api/panel/venue/venue-name-list/${company.id}`);
  if (!venue) throw new Error('The company has no venue');
  return venue;
};

/** The temporary password that was mailed last. */
export const mailedPassword = async (api: PanelApi, email: string): Promise<string> => {
  const [mail] = await api.mailsTo(email);
  const password = /Geçici şifreniz: (\S+)/.exec(mail?.text ?? '')?.[1];
  if (!password) throw new Error(`No password was mailed to ${email}`);
  return password;
};

/** Signs somebody in with the mailed password, who then chooses an own one; the home page is open afterwards. */
export const signInFirst = async (page: Page, api: PanelApi, email: string): Promise<string> => {
  const temporary = await mailedPassword(api, email);
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
