import type { MerchantUserRole } from '@telve/api';
import type { Insertable } from 'kysely';
import { accountSearch } from '../../db/search';
import type { MerchantAppUsersTable } from '../../db/types/people';
import type { Db } from '../../http/call';
import type { IssuedPassword } from '../../security/temporary-password';
import { foldEmail } from '../auth/accounts';

/** An account as staff makes it; the names come from the person later. */
export interface NewMerchantUser {
  email: string;
  role: MerchantUserRole;
  companyId: number;
  venueId: number;
}

const toRecord = (user: NewMerchantUser, secret: IssuedPassword, now: Date): Insertable<MerchantAppUsersTable> => {
  const names = { first_name: '', last_name: '', email: user.email.normalize('NFC') };
  return {
    ...names,
    email_folded: foldEmail(names.email),
    search: accountSearch(names),
    role: user.role,
    company_id: user.companyId,
    venue_id: user.venueId,
    temporary_password_hash: secret.hash,
    temporary_password_expires_at: secret.expiresAt,
    created_at: now,
    updated_at: now,
  };
};

/** Adds an account and answers its id. */
export const insertMerchantUser = async (
  trx: Db,
  user: NewMerchantUser,
  secret: IssuedPassword,
  now: Date,
): Promise<number> => {
  const { id } = await trx
    .insertInto('merchant_app_users')
    .values(toRecord(user, secret, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** What staff may change of an account. */
export interface MerchantUserFields {
  role: MerchantUserRole;
  companyId: number;
  venueId: number;
  active: boolean;
}

/** Writes what staff may change. Whoever has a company waits no longer (D-31). */
export const writeMerchantUser = async (trx: Db, id: number, fields: MerchantUserFields, now: Date): Promise<void> => {
  await trx
    .updateTable('merchant_app_users')
    .set((row) => ({
      role: fields.role,
      company_id: fields.companyId,
      venue_id: fields.venueId,
      active: fields.active,
      waiting_approval: false,
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
};

/** Lets an account sign in to the merchant app, or no longer. */
export const writeMerchantUserActive = async (trx: Db, id: number, active: boolean, now: Date): Promise<void> => {
  await trx
    .updateTable('merchant_app_users')
    .set((row) => ({ active, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
