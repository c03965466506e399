import { searchPattern } from '../../db/search';
import type { Caller, Db } from '../../http/call';
import type { Days } from '../days';
import { seesAllVenues, venueScope } from '../scope';
import { venueCondition } from '../venues/repository';
import { both, type Found, type Ids } from './selection';

/** No day comes after its year that could be named. */
const lastYear = '9999';

/** The days of a report as its queries take them: what no day lies beyond is no end. */
export const daysOf = ({ startDate, endDate }: Days): Days => ({
  startDate,
  endDate: endDate?.startsWith(lastYear) ? undefined : endDate,
});

/** The venues a caller may know of; null: all (D-09). */
export const venuesOf = async (db: Db, caller: Caller): Promise<Ids> => {
  if (seesAllVenues(caller)) return null;
  const venues = await db.selectFrom('venues').select('id').where(venueScope(caller)).execute();
  return venues.map(({ id }) => id);
};

/** Ids of the products of a name, in every size. */
const productsNamed = async (db: Db, name: string): Promise<number[]> => {
  const products = await db.selectFrom('products').select('id').where('name', '=', name).execute();
  return products.map(({ id }) => id);
};

/** Venues and products whose names, or the name of whose company, hold the text. */
const foundBy = async (db: Db, search: string, caller: Caller): Promise<Found> => {
  const venues = await db.selectFrom('venues').select('id').where(venueCondition({ search }, caller)).execute();
  const products = await db
    .selectFrom('products')
    .select('id')
    // A row shows `Latte, orta`; the column holds the two words.
    .where('search', 'like', searchPattern(search.replace(/\s*,\s*/g, ' ')))
    .execute();
  return { venues: venues.map(({ id }) => id), products: products.map(({ id }) => id) };
};

/** Which orders a report is about. */
export interface OrderFilters {
  search?: string;
  venueId?: number;
  productName?: string;
}

/** The selection that filters make inside the caller's scope, which they narrow and never widen, and what a search found. */
export const selectionOf = async (db: Db, { search, venueId, productName }: OrderFilters, caller: Caller) => ({
  venues: both(await venuesOf(db, caller), venueId === undefined ? null : [venueId]),
  products: productName === undefined ? null : await productsNamed(db, productName),
  found: search === undefined ? undefined : await foundBy(db, search, caller),
});
