import type { authEntries, Tokens } from '@telve/api';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { doneFirst, type Handlers } from '../../http/handlers';
import { writeAudit } from '../audit';
import { endSessionOf, sessionAudit, sessionsOf } from './account-sessions';
import { changePassword } from './change-password';
import { issueReset, resetMerchantPassword, resetPanelPassword } from './reset';
import type { AuthServices } from './services';
import { signIn } from './sign-in';

const renew = async (services: AuthServices, refreshToken: string, call: Call): Promise<Tokens> => {
  // The end of a reused session must be kept, so the refusal is thrown after the transaction.
  const renewal = await inTransaction(call.db, async (trx) => {
    const result = await services.sessions.renew(trx, refreshToken);
    if (result.kind === 'reuse') {
      await writeAudit(trx, call, sessionAudit('refresh_reuse', result.userId, result.sessionId));
    }
    return result;
  });
  if (renewal.kind === 'renewed') return renewal.tokens;
  if (renewal.kind === 'reuse') {
    services.events.note('refresh_reuse', { requestId: call.requestId, address: call.address, userId: renewal.userId });
  }
  throw new Refusal('unauthorized');
};

/** Sign-in, sessions and passwords. */
export const authHandlers = (services: AuthServices): Handlers<typeof authEntries> => ({
  login: (input, call) => signIn(services, input, call),

  refreshToken: ({ refreshToken }, call) => renew(services, refreshToken, call),

  forgotPassword: async ({ email }, call) => {
    await resetPanelPassword(services, email, call);
    return true;
  },

  newPassword: doneFirst(
    (_input, call) => issueReset(services, call),
    async ({ email }, call, prepared) => {
      await resetPanelPassword(services, email, call, prepared);
      return true as const;
    },
  ),

  merchantForgotPassword: async ({ email }, call) => {
    await resetMerchantPassword(services, email, call);
    return true;
  },

  logout: async (_input, call) => {
    const { sessionId, userId } = callerOf(call);
    await services.sessions.revoke(call.db, sessionId, 'logout');
    services.events.note('sign_out', { requestId: call.requestId, userId });
    return true;
  },

  changePassword: (input, call) => changePassword(services, input, call),

  sessions: (_input, call) => sessionsOf(callerOf(call).userId, call),

  endSession: async ({ id }, call) => {
    await endSessionOf(services, { userId: callerOf(call).userId, sessionId: id, by: 'user' }, call);
    return true;
  },
});
