import type { timePeriodEntries } from '@telve/api';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { countTimePeriods, findTimePeriod, selectTimePeriods } from './repository';
import { changeTimePeriod, createTimePeriod } from './service';

/** The order time periods of the panel. */
export const timePeriodHandlers: Handlers<typeof timePeriodEntries> = {
  list: async (input, { db }) => {
    const { offset, limit } = windowOf(input);
    const totalCount = await countTimePeriods(db, input);
    const rows = offset < totalCount ? await selectTimePeriods(db, input, offset, limit) : [];
    return pageOf(rows, totalCount, limit);
  },

  detail: async ({ id }, { db }) => {
    const found = await findTimePeriod(db, id);
    if (!found) throw new Refusal('not_found');
    return found;
  },

  create: createTimePeriod,

  update: async (input, call) => {
    await changeTimePeriod(input, call);
    return true;
  },
};
