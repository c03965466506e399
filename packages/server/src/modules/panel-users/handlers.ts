import type { CreatePanelUserInput, PanelUserRow, panelUserEntries } from '@telve/api';
import { type Call, callerOf, type Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { issueTemporaryPassword, newAccountPasswordMinutes } from '../../security/temporary-password';
import { endSessionOf, endSessionsOf, sessionsOf } from '../auth/account-sessions';
import type { AuthServices } from '../auth/services';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { createPanelUser } from './create';
import { countPanelUsers, findPanelUser, selectPanelUsers, selectVenuesOf } from './repository';
import { changePanelUser, switchPanelUser } from './update';

const expectAccount = async (db: Db, id: number): Promise<PanelUserRow> => {
  const found = await findPanelUser(db, id);
  if (!found) throw new Refusal('not_found');
  return found;
};

/** Any account for PanelUser, the own one for everybody else: others are as unknown as none at all. */
const visibleAccount = (id: number, call: Call): Promise<PanelUserRow> => {
  const { role, userId } = callerOf(call);
  if (role !== 'PanelUser' && userId !== id) throw new Refusal('not_found');
  return expectAccount(call.db, id);
};

/** The accounts of the panel. */
export const panelUserHandlers = (services: AuthServices): Handlers<typeof panelUserEntries> => {
  const reads = createPagedReads<PanelUserRow>();
  return {
    list: async (input, call) => {
      const caller = callerOf(call);
      const { rows, totalCount, limit } = await reads.read(input, caller, {
        count: () => countPanelUsers(call.db, input, caller),
        select: (offset, size) => selectPanelUsers(call.db, input, caller, offset, size),
      });
      return pageOf(rows, totalCount, limit);
    },

    detail: ({ id }, call) => visibleAccount(id, call),

    create: readAgain(
      doneFirst(
        (_input: CreatePanelUserInput, { now }) =>
          issueTemporaryPassword(services.passwords, now, newAccountPasswordMinutes),
        async (input: CreatePanelUserInput, call, secret) => {
          const made = await createPanelUser(services, input, secret, call);
          call.afterCommit(reads.changed);
          return made;
        },
      ),
      (id, call) => expectAccount(call.db, id),
    ),

    update: async (input, call) => {
      await changePanelUser(services, input, call);
      call.afterCommit(reads.changed);
      return true;
    },

    updateActive: async (input, call) => {
      await switchPanelUser(services, input, call);
      call.afterCommit(reads.changed);
      return true;
    },

    venues: async ({ id }, call) => selectVenuesOf(call.db, await visibleAccount(id, call)),

    sessions: async ({ id }, call) => {
      await expectAccount(call.db, id);
      return sessionsOf(id, call);
    },

    endSession: async ({ id, sessionId }, call) => {
      await endSessionOf(services, { userId: id, sessionId, by: 'admin' }, call);
      return true;
    },

    endSessions: async ({ id }, call) => {
      await expectAccount(call.db, id);
      await endSessionsOf(services, id, call);
      return true;
    },
  };
};
