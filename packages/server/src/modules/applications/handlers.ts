import type { ApplicationRow, applicationEntries, MerchantApplication } from '@telve/api';
import { type Call, callerOf } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { foldEmail } from '../auth/accounts';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { readApplication } from './application';
import { bankOf } from './bank';
import { exportApplications } from './export';
import { countApplications, selectApplications } from './list';
import { type Review, reviewDocuments } from './review';
import type { ApplicationServices } from './services';
import { changeStatus, prepareStatus } from './status';
import { expectApplication, findNewestOf } from './store';
import { updateApplication } from './update';

/** The applications of merchants, as staff and the applicants themselves work with them. */
export const applicationHandlers = (services: ApplicationServices): Handlers<typeof applicationEntries> => {
  const reads = createPagedReads<ApplicationRow>();
  const one = async (id: number, call: Call): Promise<MerchantApplication> => {
    const found = await expectApplication(call.db, id, callerOf(call));
    return readApplication(call.db, found, call, services.links);
  };
  return {
    list: async (input, call) => {
      const { rows, totalCount, limit } = await reads.read(input, callerOf(call), {
        count: () => countApplications(call.db, input),
        select: (offset, size) => selectApplications(call.db, input, offset, size),
      });
      return pageOf(rows, totalCount, limit);
    },

    exportList: async (input, call) => exportApplications(call.db, input, call.now),

    detail: ({ id }, call) => one(id, call),

    byEmail: async ({ email }, call) => {
      const found = await findNewestOf(call.db, foldEmail(email), callerOf(call));
      if (!found) throw new Refusal('not_found');
      return readApplication(call.db, found, call, services.links);
    },

    bankInfo: async ({ iban }, call) => {
      await services.limits.bank(call.db, callerOf(call).userId, call.now);
      const bankName = bankOf(iban);
      if (bankName === undefined)
        throw new Refusal('bank_not_found', { fields: [{ field: 'iban', code: 'bank_not_found' }] });
      return { bankName };
    },

    update: async (input, call) => {
      const saved = await updateApplication(services, input, call);
      call.afterCommit(reads.changed);
      return saved;
    },

    changeStatus: doneFirst(
      (input, call) => prepareStatus(services, input, call),
      async (input, call, prepared) => {
        await changeStatus(services, input, call, prepared);
        call.afterCommit(reads.changed);
        return true as const;
      },
    ),

    reviewDocuments: readAgain(async (input: Review, call: Call) => {
      const reviewed = await reviewDocuments(services, input, call);
      call.afterCommit(reads.changed);
      return reviewed;
    }, one),
  };
};
