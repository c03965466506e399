import { companyEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';

/** Companies for the command palette: the best five by name, title or tax number, each leading to its form. */
export const searchCompanies: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(companyEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map(({ id, companyName, companyTitle, taxIdentity }) => ({
    id,
    label: companyName,
    text: companyTitle === companyName ? undefined : companyTitle || undefined,
    end: taxIdentity || undefined,
    target: 'companies.edit',
    params: { id },
  }));
};
