import { toStoredPhone } from '@telve/locale';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types/index';
import type { VenueExecutivesTable } from '../db/types/venues';
import { insertLinks, insertRows, type SeedRow } from './insert';
import { createRandom, type Random } from './random';
import { seedTexts } from './texts';
import { coffeesOf, milkOf, readCatalogue } from './venue-menus';

const executive = (random: Random, venue_id: number): SeedRow<VenueExecutivesTable> => {
  const { first } = random.pick(seedTexts.team);
  const { last } = random.pick(seedTexts.merchantUsers);
  return {
    venue_id,
    full_name: `${first} ${last}`,
    title: random.pick(seedTexts.executiveTitles),
    phone_number: random.chance(0.8) ? (toStoredPhone(`5${random.int(300_000_000, 559_999_999)}`) as string) : '',
  };
};

/** None, one or two people to call. */
const executivesOf = (random: Random, venue_id: number): SeedRow<VenueExecutivesTable>[] =>
  Array.from({ length: random.int(0, 2) }, () => executive(random, venue_id));

/**
 * Gives each venue of the demo people to call, store features, milk and the coffees of its plan, with codes and volumes
 * where its company has them.
 *
 * @param ids the demo's venues, in their order
 */
export async function seedVenueDetails(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  const random = createRandom(55);
  const catalogue = await readCatalogue(db);
  const venues = await db
    .selectFrom('venues')
    .innerJoin('companies', 'companies.id', 'venues.company_id')
    .select(['venues.id', 'has_plus_package', 'coffee_extras'])
    .where('venues.id', 'in', ids)
    .orderBy('venues.id')
    .execute();
  const resources = await db.selectFrom('resources').select('id').orderBy('id').execute();
  await insertRows(
    db,
    'venue_executives',
    venues.flatMap(({ id }) => executivesOf(random, id)),
  );
  await insertLinks(
    db,
    'venue_resources',
    venues.flatMap(({ id: venue_id }) =>
      resources.filter(() => random.chance(0.45)).map(({ id: resource_id }) => ({ venue_id, resource_id })),
    ),
  );
  await insertLinks(
    db,
    'venue_milk_types',
    venues.flatMap(({ id: venue_id }, n) => milkOf(catalogue, n).map((milk_type_id) => ({ venue_id, milk_type_id }))),
  );
  await insertLinks(
    db,
    'venue_coffees',
    venues.flatMap(({ id: venue_id, has_plus_package: hasPlusPackage, coffee_extras: hasExtras }, n) =>
      coffeesOf(catalogue, n, { hasPlusPackage, hasExtras }).map((coffee) => ({ venue_id, ...coffee })),
    ),
  );
}
