import type {
  CreateMerchantUserInput,
  MerchantUserRow,
  merchantUserEntries,
  UpdateMerchantUserInput,
} from '@telve/api';
import { type Call, callerOf } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { issueTemporaryPassword, newAccountPasswordMinutes } from '../../security/temporary-password';
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

  const visibleAccount = async (id: number, call: Call): Promise<MerchantUserRow> => {
    const found = await findMerchantUser(call.db, id, callerOf(call));
    if (!found) throw new Refusal('not_found');
    return toMerchantUserRow(found);
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

    detail: ({ id }, call) => visibleAccount(id, call),

    create: readAgain(
      doneFirst(
        (_input: CreateMerchantUserInput, { now }) =>
          issueTemporaryPassword(services.passwords, now, newAccountPasswordMinutes),
        async (input: CreateMerchantUserInput, call, secret) => {
          const made = await createMerchantUser(services, input, secret, call);
          call.afterCommit(reads.changed);
          return made;
        },
      ),
      visibleAccount,
    ),

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
