import { basicCoffeeTypes, type CoffeeType, coffeeTypes, type MilkTypeCode, sizesOfCoffee } from '@telve/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types/index';
import type { VenueCoffeesTable } from '../db/types/venues';
import type { SeedRow } from './insert';

/** What a venue's coffees and milk are chosen from. */
export interface Catalogue {
  coffeeIds: ReadonlyMap<CoffeeType, number>;
  /** Active milk types, the oldest first. */
  milk: readonly { id: number; code: string }[];
}

/** Reads the catalogue that the migrations, or staff, have made. */
export async function readCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  const options = await db.selectFrom('coffee_options').select(['id', 'coffee_type']).execute();
  const milk = await db
    .selectFrom('milk_types')
    .select(['id', 'code'])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return { coffeeIds: new Map(options.map(({ id, coffee_type }) => [coffee_type as CoffeeType, id])), milk };
}

type MenuCoffee = Omit<SeedRow<VenueCoffeesTable>, 'venue_id'>;

/** The same milk and coffee for many venues, whatever their plan. */
export interface SimpleMenu {
  milk: readonly number[];
  coffees: readonly MenuCoffee[];
}

const isMilk = ({ code }: { code: string }): boolean => code !== ('WithoutMilk' satisfies MilkTypeCode);

/** Two milk types, filter coffee and cold brew. */
export const simpleMenu = ({ coffeeIds, milk }: Catalogue): SimpleMenu => ({
  milk: milk
    .filter(isMilk)
    .slice(0, 2)
    .map(({ id }) => id),
  coffees: basicCoffeeTypes.map((type) => ({ coffee_option_id: coffeeIds.get(type) as number, size: 'Middle' })),
});

const volumes = { Small: 240, Middle: 350, Big: 470 } as const;

/** Coffees of the n-th venue, as its plan allows (VEN-100, VEN-101): those with Plus leave one out now and then. */
export const coffeesOf = (
  { coffeeIds }: Catalogue,
  n: number,
  { hasPlusPackage, hasExtras }: { hasPlusPackage: boolean; hasExtras: boolean },
): MenuCoffee[] => {
  const types = hasPlusPackage ? coffeeTypes.filter((_type, at) => n % 4 !== 3 || at !== n % 3) : basicCoffeeTypes;
  return types.flatMap((type) =>
    sizesOfCoffee(type)
      .slice(n % 3 === 1 && type !== 'Espresso' ? 1 : 0)
      .map((size) => ({
        coffee_option_id: coffeeIds.get(type) as number,
        size,
        milky_code: hasExtras ? `${type.slice(0, 3).toUpperCase()}-${size.charAt(0)}1` : '',
        without_milky_code: hasExtras ? `${type.slice(0, 3).toUpperCase()}-${size.charAt(0)}0` : '',
        volume: hasExtras ? volumes[size] : null,
      })),
  );
};

/** Milk types of the n-th venue: the first, and some of the others. */
export const milkOf = ({ milk }: Catalogue, n: number): number[] => {
  const [first, ...others] = milk.filter(isMilk);
  const without = milk.filter((each) => !isMilk(each));
  const chosen = [first, ...others.filter((_each, at) => (n + at) % 3 !== 0), ...(n % 2 === 0 ? without : [])];
  return chosen.flatMap((each) => (each ? [each.id] : []));
};
