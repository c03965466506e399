import type { ChangePasswordInput, SignedIn } from '@telve/api';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { expectGoodPassword } from '../../security/password-rules';
import { readTemporaryPassword } from '../../security/temporary-password';
import { writeAudit } from '../audit';
import { type Account, lockAccount, writePassword } from './accounts';
import type { AuthServices } from './services';
import { openSession } from './sign-in';

/** The password the session was opened with: the mailed one while it waits to be replaced, else the chosen one. */
const currentHash = (account: Account, mustChange: boolean): string | null =>
  mustChange ? account.temporary_password_hash : account.password_hash;

/** What was typed, in the spelling of the password it is compared with. */
const spelt = (typed: string, mustChange: boolean): string => (mustChange ? readTemporaryPassword(typed) : typed);

const expectCurrent = async (
  services: AuthServices,
  stored: string | null,
  typed: string,
  call: Call,
): Promise<void> => {
  const caller = callerOf(call);
  const forgive = await services.limits.currentPassword(caller.userId, call.now);
  const matches = await services.passwords.verify(stored, spelt(typed, caller.mustChangePassword));
  if (!matches) {
    services.authFailures.inc();
    const code = 'password_incorrect';
    throw new Refusal(code, { fields: [{ field: 'currentPassword', code }] });
  }
  await forgive();
};

/**
 * Changes the caller's own password. Every session of the account ends and a fresh one is answered, so that whoever
 * else was signed in is out (D-27).
 */
export const changePassword = async (
  services: AuthServices,
  { currentPassword, newPassword }: ChangePasswordInput,
  call: Call,
): Promise<SignedIn> => {
  const caller = callerOf(call);
  const account = await call.db
    .selectFrom('panel_users')
    .selectAll()
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const stored = currentHash(account, caller.mustChangePassword);
  await expectCurrent(services, stored, currentPassword, call);
  if (await services.passwords.verify(stored, spelt(newPassword, caller.mustChangePassword))) {
    throw new Refusal('password_unchanged', { fields: [{ field: 'newPassword', code: 'password_unchanged' }] });
  }
  expectGoodPassword(newPassword, account.role, [account.first_name, account.last_name, account.email]);
  const passwordHash = await services.passwords.hash(newPassword);
  return inTransaction(call.db, async (trx) => {
    const locked = await lockAccount(trx, caller.userId);
    if (currentHash(locked, caller.mustChangePassword) !== stored) throw new Refusal('unauthorized');
    const version = await writePassword(trx, account.id, { passwordHash, temporaryPassword: 'clear' }, call.now);
    await services.sessions.revokeAll(trx, account.id, 'password_changed');
    await writeAudit(trx, call, { action: 'password_changed', entity: 'panel_user', entityId: account.id });
    services.events.note('password_changed', { requestId: call.requestId, userId: account.id });
    return openSession(services, trx, { ...locked, token_version: version }, call, false);
  });
};
