/** Ids of venues or products; null: all of them. */
export type Ids = readonly number[] | null;

/** Some venues' orders of some products. */
export interface Selection {
  venues: Ids;
  products: Ids;
}

/** A selection whose orders are to be added, or with -1 taken away. */
export interface Term extends Selection {
  sign: 1 | -1;
}

/** What a search found: orders of these venues, or of these products. */
export interface Found {
  venues: readonly number[];
  products: readonly number[];
}

/** Ids in both. */
export const both = (a: Ids, b: Ids): Ids => {
  if (a === null) return b;
  if (b === null) return a;
  const known = new Set(b);
  return a.filter((id) => known.has(id));
};

export const isNothing = ({ venues, products }: Selection): boolean => venues?.length === 0 || products?.length === 0;

/** The orders of a selection that a search found, as sums of selections: who is in both of its parts counts once. */
export const termsOf = (selection: Selection, found?: Found): Term[] => {
  if (!found) return isNothing(selection) ? [] : [{ ...selection, sign: 1 }];
  const venues = both(selection.venues, found.venues);
  const products = both(selection.products, found.products);
  const terms: Term[] = [
    { venues, products: selection.products, sign: 1 },
    { venues: selection.venues, products, sign: 1 },
    { venues, products, sign: -1 },
  ];
  return terms.filter((term) => !isNothing(term));
};
