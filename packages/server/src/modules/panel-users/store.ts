import { isUniqueViolation } from '../../db/errors';
import { accountSearch } from '../../db/search';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { foldEmail } from '../auth/accounts';
import { type AccountFields, isActiveAdmin } from './fields';

const columnsOf = (fields: AccountFields, email: string) => {
  const names = { first_name: fields.firstName, last_name: fields.lastName };
  return {
    ...names,
    search: accountSearch({ ...names, email }),
    role: fields.role,
    company_id: fields.companyId,
    venue_id: fields.venueId,
    all_venue: fields.allVenue,
    active: fields.active,
  };
};

const taken = (error: unknown): unknown =>
  isUniqueViolation(error, 'panel_users_email_folded_key')
    ? new Refusal('panel_user_already_exist', { fields: [{ field: 'email', code: 'panel_user_already_exist' }] })
    : error;

/** A new account and its first, temporary password. */
export interface NewPanelUser {
  fields: AccountFields;
  email: string;
  password: { hash: string; expiresAt: Date };
  now: Date;
}

/** Adds an account. The database decides whose e-mail it is, so that two at once cannot both win (PU-38). */
export const insertPanelUser = async (trx: Db, { fields, email, password, now }: NewPanelUser): Promise<number> => {
  const insert = trx
    .insertInto('panel_users')
    .values({
      ...columnsOf(fields, email),
      email,
      email_folded: foldEmail(email),
      temporary_password_hash: password.hash,
      temporary_password_expires_at: password.expiresAt,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await insert.catch((error: unknown) => {
    throw taken(error);
  });
  return id;
};

export interface Locked {
  /** Active accounts of the role PanelUser besides the locked one, where they were locked with it. */
  otherAdmins: number;
  updatedAt: Date;
}

/**
 * Locks an account until the transaction ends, `withAdmins` every active PanelUser besides, and answers how many of
 * them are others. All in the order of their ids: two who change each other wait, and neither counts an old state.
 */
export const lockPanelUser = async (trx: Db, id: number, withAdmins: boolean): Promise<Locked> => {
  const locked = await trx
    .selectFrom('panel_users')
    .select(['id', 'role', 'active', 'updated_at'])
    .where((eb) => {
      const target = eb('id', '=', id);
      return withAdmins ? eb.or([target, eb.and([eb('role', '=', 'PanelUser'), eb('active', '=', true)])]) : target;
    })
    .orderBy('id')
    .forUpdate()
    .execute();
  return {
    otherAdmins: locked.filter((row) => row.id !== id && isActiveAdmin(row)).length,
    updatedAt: locked.find((row) => row.id === id)?.updated_at ?? new Date(0),
  };
};

export interface PanelUserChange {
  id: number;
  email: string;
  fields: AccountFields;
  /** Every token that the account holds is dead from now on. */
  endsTokens: boolean;
  /** The account is turned off: it loses a temporary password that was not used yet. */
  turnedOff: boolean;
  now: Date;
}

/** Writes a changed account. */
export const updatePanelUser = async (
  trx: Db,
  { id, email, fields, endsTokens, turnedOff, now }: PanelUserChange,
): Promise<void> => {
  await trx
    .updateTable('panel_users')
    .set((eb) => ({
      ...columnsOf(fields, email),
      version: eb('version', '+', 1),
      token_version: eb('token_version', '+', endsTokens ? 1 : 0),
      ...(turnedOff && { temporary_password_hash: null, temporary_password_expires_at: null }),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
};
