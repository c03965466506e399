import { applicationEntries } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import type { SearchRecords } from '@telve/kit';

const { statuses } = applicationTexts.defaults;

/** Applications for the command palette: the best five by store, person or e-mail, each leading to its page. */
export const searchApplications: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(applicationEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map(({ id, storeName, authorizedPerson, status }) => ({
    id,
    label: storeName,
    text: authorizedPerson,
    end: statuses[status],
    target: 'applications.detail',
    params: { id },
  }));
};
