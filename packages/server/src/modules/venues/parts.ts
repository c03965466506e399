import type { VenueCoffee, VenueExecutive, VenueMilk } from '@telve/api';
import type { Db } from '../../http/call';

/** What a venue holds in tables of its own. */
export interface VenueParts {
  executives: VenueExecutive[];
  resources: number[];
  coffees: VenueCoffee[];
  milkTypes: VenueMilk[];
}

const executivesOf = async (db: Db, venueId: number): Promise<VenueExecutive[]> => {
  const rows = await db
    .selectFrom('venue_executives')
    .select(['id', 'full_name as fullName', 'title', 'phone_number as phoneNumber'])
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .execute();
  return rows;
};

const resourcesOf = async (db: Db, venueId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('venue_resources')
    .select('resource_id')
    .where('venue_id', '=', venueId)
    .orderBy('resource_id')
    .execute();
  return rows.map(({ resource_id }) => resource_id);
};

const coffeesOf = (db: Db, venueId: number): Promise<VenueCoffee[]> =>
  db
    .selectFrom('venue_coffees')
    .innerJoin('coffee_options', 'coffee_options.id', 'venue_coffees.coffee_option_id')
    .select([
      'coffee_option_id as coffeeOptionId',
      'coffee_type as coffeeType',
      'size as coffeeSizeType',
      'milky_code as milkyCode',
      'without_milky_code as withoutMilkyCode',
      'volume as coffeeVolume',
    ])
    .where('venue_id', '=', venueId)
    .orderBy('coffee_option_id')
    .orderBy('size')
    .execute();

const milkTypesOf = (db: Db, venueId: number): Promise<VenueMilk[]> =>
  db
    .selectFrom('venue_milk_types')
    .innerJoin('milk_types', 'milk_types.id', 'venue_milk_types.milk_type_id')
    .select(['milk_type_id as milkTypeId', 'code as milkTypeCode', 'title as milkType'])
    .where('venue_id', '=', venueId)
    .orderBy('milk_type_id')
    .execute();

/** Reads what a venue holds in tables of its own. */
export const partsOf = async (db: Db, venueId: number): Promise<VenueParts> => ({
  executives: await executivesOf(db, venueId),
  resources: await resourcesOf(db, venueId),
  coffees: await coffeesOf(db, venueId),
  milkTypes: await milkTypesOf(db, venueId),
});
