import { normalizeEmail } from '@telve/locale';
import type { Db } from '../../http/call';

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'role',
  'active',
  'password_hash',
  'temporary_password_hash',
  'temporary_password_expires_at',
  'token_version',
] as const;

/** The spelling under which an account is looked for; the database holds it in `email_folded`. */
export const foldEmail = normalizeEmail;

export const findAccount = (db: Db, email: string) =>
  db.selectFrom('panel_users').select(columns).where('email_folded', '=', foldEmail(email)).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account, locked until the transaction ends. */
export const lockAccount = (trx: Db, id: number): Promise<Account> =>
  trx.selectFrom('panel_users').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const fullName = (account: Pick<Account, 'first_name' | 'last_name'>): string =>
  `${account.first_name} ${account.last_name}`;

/**
 * Sets a chosen password, or none while a used temporary one waits to be replaced. Every token of the account is dead
 * from now on. Answers the new token version.
 */
export const writePassword = async (
  trx: Db,
  id: number,
  fields: { passwordHash: string | null; temporaryPassword: 'keep-used' | 'clear' },
  now: Date,
): Promise<number> => {
  const temporary =
    fields.temporaryPassword === 'clear'
      ? { temporary_password_hash: null, temporary_password_expires_at: null }
      : // Over for every clock: a request that began earlier but got the row later must not use it again.
        { temporary_password_expires_at: new Date(0) };
  const row = await trx
    .updateTable('panel_users')
    .set((eb) => ({
      password_hash: fields.passwordHash,
      ...temporary,
      token_version: eb('token_version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning('token_version')
    .executeTakeFirstOrThrow();
  return row.token_version;
};
