import type { MerchantUserListInput } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Caller, Db } from '../../http/call';
import { instantsOf } from '../days';
import { merchantUserScope } from './scope';

const eb = expressionBuilder<Database, 'merchant_app_users'>();

/** The accounts a list asks for, inside the caller's scope. Days are those of the creation (D-30). */
const listCondition = (input: MerchantUserListInput, caller: Caller): Expression<SqlBool> => {
  const { from, before } = instantsOf(input);
  // Offered to PanelUser only; nobody else has waiting accounts in the scope (MU-07).
  const onlyWaiting = caller.role === 'PanelUser' && input.onlyWaitingApproval === true;
  return eb.and([
    merchantUserScope(caller),
    ...(input.search === undefined ? [] : [eb('merchant_app_users.search', 'like', searchPattern(input.search))]),
    ...(from === undefined ? [] : [eb('merchant_app_users.created_at', '>=', from)]),
    ...(before === undefined ? [] : [eb('merchant_app_users.created_at', '<', before)]),
    ...(onlyWaiting ? [eb('merchant_app_users.waiting_approval', '=', true)] : []),
  ]);
};

/** How many accounts a list holds in all. */
export const countMerchantUsers = async (db: Db, input: MerchantUserListInput, caller: Caller): Promise<number> => {
  const row = await db
    .selectFrom('merchant_app_users')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(listCondition(input, caller))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Accounts with the names of company and venue. */
const withNames = (db: Db, chosen: (db: Db) => AccountQuery) =>
  db
    .selectFrom(chosen(db).as('users'))
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('venues', 'venues.id', 'users.venue_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.role',
      'users.company_id',
      'companies.name as company_name',
      'users.venue_id',
      'venues.name as venue_name',
      'users.active',
      'users.waiting_approval',
      'users.created_at',
      'users.updated_at',
      'users.version',
    ]);

const accounts = (db: Db, caller: Caller) =>
  db.selectFrom('merchant_app_users').selectAll('merchant_app_users').where(merchantUserScope(caller));

type AccountQuery = ReturnType<typeof accounts>;

/** The rows of one page, newest first. The page is cut first; only its rows look up their names. */
export const selectMerchantUsers = (
  db: Db,
  input: MerchantUserListInput,
  caller: Caller,
  offset: number,
  limit: number,
) =>
  withNames(db, (inner) =>
    accounts(inner, caller)
      .where(listCondition(input, caller))
      .orderBy('merchant_app_users.id', 'desc')
      .offset(offset)
      .limit(limit),
  )
    .orderBy('users.id', 'desc')
    .execute();

export type MerchantUserRecord = Awaited<ReturnType<typeof selectMerchantUsers>>[number];

/** An account in the caller's scope. */
export const findMerchantUser = (db: Db, id: number, caller: Caller): Promise<MerchantUserRecord | undefined> =>
  withNames(db, (inner) => accounts(inner, caller).where('merchant_app_users.id', '=', id)).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockMerchantUser = async (
  trx: Db,
  id: number,
  caller: Caller,
): Promise<MerchantUserRecord | undefined> => {
  // Locked before it is read: a lock on a join would lock company and venue too.
  await trx.selectFrom('merchant_app_users').select('id').where('id', '=', id).forUpdate().execute();
  return findMerchantUser(trx, id, caller);
};
