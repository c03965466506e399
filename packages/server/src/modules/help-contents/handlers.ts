import type { helpContentEntries } from '@telve/api';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import {
  countHelpContents,
  findHelpContent,
  selectHelpCategories,
  selectHelpContents,
  toHelpContent,
} from './repository';
import { changeHelpContent, createHelpContent, removeHelpContent, switchHelpContent } from './service';

/** The questions of the consumer app's help menu. */
export const helpContentHandlers: Handlers<typeof helpContentEntries> = {
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countHelpContents(db, input);
    const rows = offset < totalCount ? await selectHelpContents(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  categories: (_input, { db }) => selectHelpCategories(db),

  detail: async ({ id }, { db }) => {
    const found = await findHelpContent(db, id);
    if (!found) throw new Refusal('not_found');
    return toHelpContent(found);
  },

  create: createHelpContent,

  update: async (input, call) => {
    await changeHelpContent(input, call);
    return true;
  },

  setActive: async ({ id, active }, call) => {
    await switchHelpContent(id, { active }, call);
    return true;
  },

  setPriority: async ({ id, priority }, call) => {
    await switchHelpContent(id, { priority }, call);
    return true;
  },

  remove: async ({ id }, call) => {
    await removeHelpContent(id, call);
    return true;
  },
};
