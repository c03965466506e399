import type { milkTypeEntries } from '@telve/api';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { countMilkTypes, findMilkType, selectMilkTypes } from './repository';
import { changeMilkType, createMilkType, switchMilkType } from './service';

/** The milk types of the catalogue. */
export const milkTypeHandlers: Handlers<typeof milkTypeEntries> = {
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countMilkTypes(db, input);
    const rows = offset < totalCount ? await selectMilkTypes(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: async ({ id }, { db }) => {
    const found = await findMilkType(db, id);
    if (!found) throw new Refusal('not_found');
    return found;
  },

  create: createMilkType,

  update: async (input, call) => {
    await changeMilkType(input, call);
    return true;
  },

  setActive: async (input, call) => {
    await switchMilkType(input, call);
    return true;
  },
};
