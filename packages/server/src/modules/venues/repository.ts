import type { VenueListInput } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { searchPattern } from '../../db/search';
import type { Database } from '../../db/types/index';
import type { Caller, Db } from '../../http/call';
import { venueScope } from '../scope';

const eb = expressionBuilder<Database, 'venues'>();

/**
 * Name, code and name of the company are searched; a company's matches come through its index, not row by row. The name is
 * the first line of what it is searched by: the others hold a tax number, which a venue's code must not be mistaken for.
 */
const matches = (pattern: string): Expression<SqlBool> =>
  eb.or([
    eb('venues.search', 'like', pattern),
    eb('venues.company_id', 'in', (inner) =>
      inner
        .selectFrom('companies')
        .select('companies.id')
        .where('companies.search', 'like', pattern)
        .where(sql<SqlBool>`split_part(companies.search, e'\\n', 1) like ${pattern}`),
    ),
  ]);

/** The venues a list asks for, inside the caller's scope: filters narrow it and never widen it. */
export const venueCondition = (input: VenueListInput, caller: Caller): Expression<SqlBool> => {
  const { search, cityId, districtId, companyId, isActive, hasPlusPackage } = input;
  // Offered to PanelUser only; for others the scope says it all (VEN-16, VEN-17).
  const isAdmin = caller.role === 'PanelUser';
  return eb.and([
    venueScope(caller),
    ...(search === undefined ? [] : [matches(searchPattern(search))]),
    ...(cityId === undefined ? [] : [eb('venues.city_id', '=', cityId)]),
    ...(districtId === undefined ? [] : [eb('venues.district_id', '=', districtId)]),
    ...(isActive === undefined ? [] : [eb('venues.is_open', '=', isActive)]),
    ...(isAdmin && companyId !== undefined ? [eb('venues.company_id', '=', companyId)] : []),
    ...(isAdmin && hasPlusPackage !== undefined ? [eb('venues.has_plus_package', '=', hasPlusPackage)] : []),
  ]);
};

/** How many venues a list holds in all. */
export const countVenues = async (db: Db, input: VenueListInput, caller: Caller): Promise<number> => {
  const row = await db
    .selectFrom('venues')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(venueCondition(input, caller))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** What a row of the list shows of the venue itself. */
const ownColumns = [
  'venues.id',
  'venues.name',
  'venues.code',
  'venues.image_url',
  'venues.company_id',
  'venues.city_id',
  'venues.district_id',
  'venues.has_plus_package',
  'venues.is_open',
  'venues.is_coming_soon',
  'venues.is_busy',
  'venues.busy_end_time',
  'venues.is_free',
  'venues.free_end_date',
  'venues.version',
] as const;

/**
 * The rows of one page, newest first. The page is cut from the venues alone; only its rows look up their names, so that
 * a page far behind costs little more than the first.
 */
export const selectVenues = (db: Db, input: VenueListInput, caller: Caller, offset: number, limit: number) =>
  db
    .selectFrom((page) =>
      page
        .selectFrom('venues')
        .select(ownColumns)
        .where(venueCondition(input, caller))
        .orderBy('venues.id', 'desc')
        .offset(offset)
        .limit(limit)
        .as('venues'),
    )
    .innerJoin('companies', 'companies.id', 'venues.company_id')
    .innerJoin('cities', 'cities.id', 'venues.city_id')
    .innerJoin('districts', 'districts.id', 'venues.district_id')
    .select(ownColumns)
    .select([
      'companies.name as company_name',
      'companies.active as company_active',
      'cities.name as city_name',
      'districts.name as district_name',
    ])
    .orderBy('venues.id', 'desc')
    .execute();

export type VenueRecord = Awaited<ReturnType<typeof selectVenues>>[number];

/** The state of a venue, locked until the transaction ends. */
export const lockVenueState = (trx: Db, id: number, caller: Caller) =>
  trx
    .selectFrom('venues')
    .select([
      'id',
      'is_open',
      'is_coming_soon',
      'is_busy',
      'busy_end_time',
      'is_free',
      'free_end_date',
      'remaining_free_usage_rights',
      'free_usage_year',
      'ever_activated',
    ])
    .where('id', '=', id)
    .where(venueScope(caller))
    .forUpdate()
    .executeTakeFirst();

export type VenueState = NonNullable<Awaited<ReturnType<typeof lockVenueState>>>;

export const writeVenueState = async (trx: Db, id: number, state: Omit<VenueState, 'id'>, now: Date): Promise<void> => {
  await trx
    .updateTable('venues')
    .set((eb) => ({ ...state, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
