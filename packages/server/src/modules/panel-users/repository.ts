import type { Choice, PageInput, PanelUserRow } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Caller, Db } from '../../http/call';
import { venueScope, type Workplace } from '../scope';
import { accountScope } from './scope';

const eb = expressionBuilder<Database, 'panel_users'>();

/** The accounts a list asks for, inside the caller's scope. Names and e-mail are searched (D-29). */
const condition = ({ search }: PageInput, caller: Caller): Expression<SqlBool> =>
  eb.and([
    accountScope(caller),
    ...(search === undefined ? [] : [eb('panel_users.search', 'like', searchPattern(search))]),
  ]);

/** How many accounts a list holds in all. */
export const countPanelUsers = async (db: Db, input: PageInput, caller: Caller): Promise<number> => {
  const row = await db
    .selectFrom('panel_users')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(input, caller))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Accounts under the contract's names, with those of company and venue. */
const rows = (db: Db) =>
  db
    .selectFrom('panel_users')
    .leftJoin('companies', 'companies.id', 'panel_users.company_id')
    .leftJoin('venues', 'venues.id', 'panel_users.venue_id')
    .select([
      'panel_users.id',
      'panel_users.first_name as firstName',
      'panel_users.last_name as lastName',
      'panel_users.email',
      'panel_users.role',
      'panel_users.company_id as companyId',
      'companies.name as companyName',
      'panel_users.venue_id as venueId',
      'venues.name as venueName',
      'panel_users.all_venue as allVenue',
      'panel_users.active',
      'panel_users.version',
    ]);

/** One page, newest first. */
export const selectPanelUsers = (
  db: Db,
  input: PageInput,
  caller: Caller,
  offset: number,
  limit: number,
): Promise<PanelUserRow[]> =>
  rows(db).where(condition(input, caller)).orderBy('panel_users.id', 'desc').offset(offset).limit(limit).execute();

export const findPanelUser = (db: Db, id: number): Promise<PanelUserRow | undefined> =>
  rows(db).where('panel_users.id', '=', id).where('panel_users.erased_at', 'is', null).executeTakeFirst();

/** The venues that somebody with this workplace may work with, in Turkish order. */
export const selectVenuesOf = (db: Db, workplace: Workplace): Promise<Choice[]> =>
  db.selectFrom('venues').select(['id', 'name']).where(venueScope(workplace)).orderBy('name').orderBy('id').execute();
