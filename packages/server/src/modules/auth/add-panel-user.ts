import { isUniqueViolation } from '../../db/errors';
import { accountSearch } from '../../db/search';
import { type Db, inTransaction } from '../../http/call';
import type { Passwords } from '../../security/passwords';
import { issueTemporaryPassword, temporaryPasswordMinutes } from '../../security/temporary-password';
import { writeAudit } from '../audit';
import { foldEmail } from './accounts';

/** An account of the panel has this e-mail already. */
export class EmailTaken extends Error {}

/** Who gets the account. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Hands the password over, in the transaction that makes the account. */
export type Deliver = (trx: Db, secret: { password: string; expiresAt: Date }) => Promise<void>;

const takenAs = (error: unknown): unknown =>
  isUniqueViolation(error, 'panel_users_email_folded_key') ? new EmailTaken('taken', { cause: error }) : error;

/**
 * Makes a PanelUser with a temporary password that works once and must be replaced (D-27). For an operator on the
 * machine: nobody is signed in, which is what the audit row says.
 * @throws EmailTaken
 */
export const addPanelUser = async (
  db: Db,
  person: Person,
  { passwords, now, deliver }: { passwords: Passwords; now: Date; deliver: Deliver },
): Promise<void> => {
  const names = { first_name: person.firstName, last_name: person.lastName, email: person.email };
  const { password, hash, expiresAt } = await issueTemporaryPassword(passwords, now, temporaryPasswordMinutes);
  const add = async (trx: Db): Promise<void> => {
    const { id } = await trx
      .insertInto('panel_users')
      .values({
        ...names,
        email_folded: foldEmail(person.email),
        search: accountSearch(names),
        role: 'PanelUser',
        temporary_password_hash: hash,
        temporary_password_expires_at: expiresAt,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await deliver(trx, { password, expiresAt });
    const origin = { now, caller: null, requestId: null, address: null };
    const newValues = { role: 'PanelUser', by: 'npm run admin' };
    await writeAudit(trx, origin, { action: 'panel_user_created', entity: 'panel_user', entityId: id, newValues });
  };
  await inTransaction(db, add).catch((error: unknown) => {
    throw takenAs(error);
  });
};
