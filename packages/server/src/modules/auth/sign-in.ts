import type { LoginInput, SignedIn } from '@telve/api';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { readTemporaryPassword } from '../../security/temporary-password';
import { writeAudit } from '../audit';
import { type Account, findAccount, foldEmail, fullName, lockAccount, writePassword } from './accounts';
import type { AuthServices } from './services';

/** Which of the account's passwords was given. */
type Match = 'chosen' | 'temporary' | 'none';

const temporaryIsLive = (account: Account, now: Date): boolean =>
  account.temporary_password_expires_at !== null && account.temporary_password_expires_at > now;

/** Opens a session and answers what the panel keeps of it (D-05). */
export const openSession = async (
  { sessions }: Pick<AuthServices, 'sessions'>,
  trx: Db,
  account: Account,
  call: Call,
  mustChangePassword: boolean,
): Promise<SignedIn> => {
  const tokens = await sessions.start(trx, {
    userId: account.id,
    role: account.role,
    tokenVersion: account.token_version,
    mustChangePassword,
    userAgent: call.userAgent,
    address: call.address,
  });
  return { ...tokens, nameSurname: fullName(account), email: account.email, mustChangePassword };
};

const matchOf = async (
  { passwords }: AuthServices,
  account: Account | undefined,
  password: string,
  chosenLocked: boolean,
  now: Date,
): Promise<Match> => {
  // Without an account, or without a hash, the check takes as long and fails.
  if (await passwords.verify(chosenLocked ? null : (account?.password_hash ?? null), password)) return 'chosen';
  if (!account || !temporaryIsLive(account, now)) return 'none';
  const temporary = readTemporaryPassword(password);
  return (await passwords.verify(account.temporary_password_hash, temporary)) ? 'temporary' : 'none';
};

/** Uses up a temporary password: only now the old one ends, and with it every open session (D-27). */
const consumeTemporary = (services: AuthServices, account: Account, call: Call): Promise<SignedIn> =>
  inTransaction(call.db, async (trx) => {
    const locked = await lockAccount(trx, account.id);
    const stillThere = locked.temporary_password_hash === account.temporary_password_hash;
    if (!stillThere || !temporaryIsLive(locked, call.now)) throw new Refusal('email_or_password_incorrect');
    const version = await writePassword(
      trx,
      account.id,
      { passwordHash: null, temporaryPassword: 'keep-used' },
      call.now,
    );
    await services.sessions.revokeAll(trx, account.id, 'temporary_password_used');
    await writeAudit(trx, call, { action: 'temporary_password_used', entity: 'panel_user', entityId: account.id });
    return openSession(services, trx, { ...locked, token_version: version }, call, true);
  });

const acceptChosen = async (
  services: AuthServices,
  account: Account,
  password: string,
  call: Call,
): Promise<SignedIn> => {
  const stored = account.password_hash as string;
  const rehashed = services.passwords.isOutdated(stored) ? await services.passwords.hash(password) : null;
  return inTransaction(call.db, async (trx) => {
    const locked = await lockAccount(trx, account.id);
    // Changed since it was read: what was typed is the old password now.
    if (locked.password_hash !== stored || !locked.active) throw new Refusal('email_or_password_incorrect');
    if (rehashed) {
      await trx.updateTable('panel_users').set({ password_hash: rehashed }).where('id', '=', account.id).execute();
    }
    return openSession(services, trx, locked, call, false);
  });
};

/**
 * Signs a panel user in (AUTH-12, AUTH-17, AUTH-19). A wrong password, an unknown e-mail and an account of the merchant
 * app (GEN-05) get the same answer after the same time.
 */
export const signIn = async (services: AuthServices, input: LoginInput, call: Call): Promise<SignedIn> => {
  const email = foldEmail(input.email);
  const attempt = await services.limits.signIn({ email, address: call.address, now: call.now });
  const account = await findAccount(call.db, email);
  const match = await matchOf(services, account, input.password, attempt.chosenPasswordLocked, call.now);
  if (!account || match === 'none') {
    services.events.note('sign_in_failed', { requestId: call.requestId, address: call.address, userId: account?.id });
    services.authFailures.inc();
    // Whether or not the chosen password was right, and whether or not there is an account: waiting would not help.
    throw new Refusal(attempt.chosenPasswordLocked ? 'password_locked' : 'email_or_password_incorrect');
  }
  await attempt.succeeded();
  if (!account.active) throw new Refusal('user_passive');
  const signedIn =
    match === 'temporary'
      ? await consumeTemporary(services, account, call)
      : await acceptChosen(services, account, input.password, call);
  services.events.note('sign_in', { requestId: call.requestId, address: call.address, userId: account.id });
  return signedIn;
};
