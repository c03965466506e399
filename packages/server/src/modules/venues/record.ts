import type { Updateable } from 'kysely';
import type { VenuesTable } from '../../db/types/venues';
import type { Caller, Db } from '../../http/call';
import { venueScope } from '../scope';

const columns = [
  'venues.id',
  'venues.name',
  'venues.name_key',
  'venues.code',
  'venues.company_id',
  'venues.address',
  'venues.city_id',
  'venues.district_id',
  'venues.latitude',
  'venues.longitude',
  'venues.is_open',
  'venues.is_coming_soon',
  'venues.is_busy',
  'venues.busy_end_time',
  'venues.is_free',
  'venues.free_end_date',
  'venues.remaining_free_usage_rights',
  'venues.free_usage_year',
  'venues.has_plus_package',
  'venues.venue_type',
  'venues.select_venue_store',
  'venues.working_hours',
  'venues.images',
  'venues.map_image',
  'venues.ever_activated',
  'venues.version',
  'venues.updated_at',
] as const;

/** A venue of the caller's scope with the names of its company and place. */
export const findVenue = (db: Db, id: number, caller: Caller) =>
  db
    .selectFrom('venues')
    .innerJoin('companies', 'companies.id', 'venues.company_id')
    .innerJoin('cities', 'cities.id', 'venues.city_id')
    .innerJoin('districts', 'districts.id', 'venues.district_id')
    .select(columns)
    .select([
      'companies.name as company_name',
      'companies.active as company_active',
      'companies.coffee_extras',
      'cities.name as city_name',
      'districts.name as district_name',
    ])
    .where('venues.id', '=', id)
    .where(venueScope(caller))
    .executeTakeFirst();

export type FoundVenue = NonNullable<Awaited<ReturnType<typeof findVenue>>>;

/** A venue of the caller's scope, locked until the transaction ends. */
export const lockVenue = (trx: Db, id: number, caller: Caller) =>
  trx
    .selectFrom('venues')
    .select(columns)
    .where('venues.id', '=', id)
    .where(venueScope(caller))
    .forUpdate()
    .executeTakeFirst();

export type LockedVenue = NonNullable<Awaited<ReturnType<typeof lockVenue>>>;

/** Writes a locked venue. */
export const writeVenue = async (trx: Db, id: number, columns: Updateable<VenuesTable>): Promise<void> => {
  await trx.updateTable('venues').set(columns).where('id', '=', id).execute();
};

/** Counts a venue's version up. */
export const countUp = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('venues')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};
