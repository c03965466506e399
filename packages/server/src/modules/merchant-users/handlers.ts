import type { merchantUserEntries, UpdateMerchantUserInput } from '@telve/api';
import { type Call, callerOf } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import type { AuthServices } from '../auth/services';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { createMerchantUser } from './create';
import { countMerchantUsers, findMerchantUser, type MerchantUserRecord, selectMerchantUsers } from './read';
import { toMerchantUserRow } from './row';
import { switchMerchantUser, updateMerchantUser } from './update';

/** The accounts of the merchant app, as staff and the companies themselves manage them. */
export const merchantUserHandlers = (
  services: Pick<AuthServices, 'passwords' | 'mails'>,
): Handlers<typeof merchantUserEntries> => {
  const reads = createPagedReads<MerchantUserRecord>();

  const update = async (input: UpdateMerchantUserInput, call: Call): Promise<true> => {
    await updateMerchantUser(services, input, call);
    call.afterCommit(reads.changed);
    return true;
  };

  return {
    list: async (input, call) => {
      const caller = callerOf(call);
      const { rows, totalCount, limit } = await reads.read(input, caller, {
        count: () => countMerchantUsers(call.db, input, caller),
        select: (offset, size) => selectMerchantUsers(call.db, input, caller, offset, size),
      });
      return pageOf(rows.map(toMerchantUserRow), totalCount, limit);
    },

    detail: async ({ id }, call) => {
      const found = await findMerchantUser(call.db, id, callerOf(call));
      if (!found) throw new Refusal('not_found');
      return toMerchantUserRow(found);
    },

    create: async (input, call) => {
      const made = await createMerchantUser(services, input, call);
      call.afterCommit(reads.changed);
      return made;
    },

    update,

    // The older call is the same change (MU-31).
    legacyUpdate: update,

    updateActive: async ({ id, active }, call) => {
      await switchMerchantUser(id, active, call);
      call.afterCommit(reads.changed);
      return true;
    },
  };
};
