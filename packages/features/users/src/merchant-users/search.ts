import { merchantUserEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';
import { merchantUserTexts } from './texts';

const { roles } = merchantUserTexts.defaults;

/** Merchant-app users for the command palette: the best five by e-mail, each leading to its form. */
export const searchMerchantUsers: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(merchantUserEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map(({ id, email, role, department, company }) => ({
    id,
    label: email,
    text: department ?? company ?? undefined,
    end: roles[role],
    target: 'merchantUsers.edit',
    params: { id },
  }));
};
