import { panelUserEntries } from '@telve/api';
import type { SearchRecords } from '@telve/kit';
import { fullName } from './names';
import { panelUserTexts } from './texts';

const { roles } = panelUserTexts.defaults;

/** Panel users for the command palette: the best five by name or e-mail, each leading to its form. */
export const searchPanelUsers: SearchRecords = async ({ client, query, signal }) => {
  const { items } = await client.call(panelUserEntries.list, { page: 1, size: 5, search: query }, { signal });
  return items.map((user) => ({
    id: user.id,
    label: fullName(user),
    text: user.email,
    end: roles[user.role],
    target: 'panelUsers.edit',
    params: { id: user.id },
  }));
};
