import type { Choice, MerchantUserRow } from '@telve/api';
import { callPaths } from './calls';
import type { PanelApi } from './panelApi';

/** Merchant-app users whose e-mail has a text, newest first. */
export const merchantUsersOf = async (api: PanelApi, search: string): Promise<MerchantUserRow[]> =>
  (await api.get<{ items: MerchantUserRow[] }>(callPaths.merchantUsers, { page: 1, size: 100, search })).items;

/** The stored user. */
export const merchantUserOf = async (api: PanelApi, email: string): Promise<MerchantUserRow> => {
  const user = (await merchantUsersOf(api, email)).find((one) => one.email === email);
  if (!user) throw new Error(`There is no merchant-app user ${email}`);
  return user;
};

let made = 0;

/** An address that nobody has yet. */
export const freeEmail = (word: string): string => {
  made += 1;
  return `${word}.${process.pid}.${Date.now()}.${made}@telve.example`;
};

/** Adds a barista of the first company that has a venue. */
export const addMerchantUser = async (api: PanelApi, word: string): Promise<MerchantUserRow> => {
  const email = freeEmail(word);
  const companies = await api.get<Choice[]>(callPaths.companies);
  for (const { id: companyId } of companies) {
    const [venue] = await api.get<Choice[]>(`${callPaths.venueNames}/${companyId}`);
    if (!venue) continue;
    await api.post(callPaths.createMerchantUser, { email, role: 'ReaderUser', companyId, venueId: venue.id });
    return merchantUserOf(api, email);
  }
  throw new Error('The demo has no venue');
};

/**
 * An account of the demo that waits for approval. Tests side by side never meet: one takes from those with an even id (0), the
 * other from those with an odd one (1).
 */
export const waitingUser = async (api: PanelApi, parity: 0 | 1): Promise<MerchantUserRow> => {
  const query = { page: 1, size: 100, onlyWaitingApproval: true };
  const { items } = await api.get<{ items: MerchantUserRow[] }>(callPaths.merchantUsers, query);
  const user = items.find(({ id }) => id % 2 === parity);
  if (!user) throw new Error('The demo has no waiting account left');
  return user;
};
