import type { ErrorCode } from '@telve/api';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import {
  type IssuedPassword,
  issueTemporaryPassword,
  makeTemporaryPassword,
  temporaryPasswordMinutes,
} from '../../security/temporary-password';
import { writeAudit } from '../audit';
import { foldEmail } from './accounts';
import type { AuthServices } from './services';

type AccountTable = 'panel_users' | 'merchant_app_users';

const entities: Record<AccountTable, string> = { panel_users: 'panel_user', merchant_app_users: 'merchant_app_user' };

interface Recipient {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
}

/** Sets and mails a temporary password in one transaction. The chosen one keeps working until it is used (D-27). */
const send = async (
  services: AuthServices,
  table: AccountTable,
  to: Recipient,
  { password, hash, expiresAt }: IssuedPassword,
  call: Call,
): Promise<void> => {
  await inTransaction(call.db, async (trx: Db) => {
    await trx
      .updateTable(table)
      .set({ temporary_password_hash: hash, temporary_password_expires_at: expiresAt, updated_at: call.now })
      .where('id', '=', to.id)
      .execute();
    await services.mails.sendTemporaryPassword(trx, {
      kind: call.caller ? 'newPassword' : 'forgotPassword',
      recipient: to.email,
      name: `${to.first_name} ${to.last_name}`,
      password,
      expiresAt,
      forPanel: table === 'panel_users',
    });
    await writeAudit(trx, call, { action: 'temporary_password_sent', entity: entities[table], entityId: to.id });
  });
  services.events.note('temporary_password_sent', {
    requestId: call.requestId,
    entity: entities[table],
    subject: to.id,
  });
};

/** Refuses; with uniform answers it answers like a mail that was queued, after a hash that takes as long as its own. */
const refuse = async (services: AuthServices, code: ErrorCode): Promise<void> => {
  if (!services.uniformAnswers) throw new Refusal(code);
  await services.passwords.hash(makeTemporaryPassword());
};

const spend = (services: AuthServices, email: string, call: Call): Promise<void> =>
  services.limits.reset(call.db, {
    email: foldEmail(email),
    address: call.address,
    now: call.now,
    staffId: call.caller?.userId,
  });

/** A password for a reset. Of a call that may run in a transaction it is prepared before. */
export const issueReset = (services: AuthServices, call: Call): Promise<IssuedPassword> =>
  issueTemporaryPassword(services.passwords, call.now, temporaryPasswordMinutes);

/**
 * Mails a temporary password to a panel user: from the sign-in page (AUTH-24) or asked by staff (AUTH-28). A passive
 * account gets none: it could not be used, and must not wait for the day on which the account is active again.
 */
export const resetPanelPassword = async (
  services: AuthServices,
  email: string,
  call: Call,
  prepared?: IssuedPassword,
): Promise<void> => {
  await spend(services, email, call);
  const found = await call.db
    .selectFrom('panel_users')
    .select(['id', 'first_name', 'last_name', 'email', 'active'])
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst();
  if (!found) return refuse(services, 'user_not_found');
  if (!found.active) return refuse(services, 'user_passive');
  await send(services, 'panel_users', found, prepared ?? (await issueReset(services, call)), call);
};

/** Mails a temporary password to a merchant-app user (AUTH-29); not before staff has approved the account. */
export const resetMerchantPassword = async (services: AuthServices, email: string, call: Call): Promise<void> => {
  await spend(services, email, call);
  const found = await call.db
    .selectFrom('merchant_app_users')
    .select(['id', 'first_name', 'last_name', 'email', 'waiting_approval'])
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst();
  if (!found) return refuse(services, 'user_not_found');
  if (found.waiting_approval) return refuse(services, 'reader_user_is_pending_approval');
  await send(services, 'merchant_app_users', found, await issueReset(services, call), call);
};
