import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Ids, termsOf } from './selection';

const all = [1, 2, 3, 4];
const ids = fc.subarray(all);
const scope = fc.option(ids);
const has = (of: Ids, id: number) => of === null || of.includes(id);

it('counts each order that a search finds once, whatever found it (REP-31)', () => {
  fc.assert(
    fc.property(scope, scope, fc.option(fc.record({ venues: ids, products: ids })), (venues, products, found) => {
      const terms = termsOf({ venues, products }, found ?? undefined);
      for (const venue of all)
        for (const product of all) {
          const counted = terms
            .filter((term) => has(term.venues, venue) && has(term.products, product))
            .reduce((sum, { sign }) => sum + sign, 0);
          const isFound = !found || found.venues.includes(venue) || found.products.includes(product);
          expect(counted).toBe(has(venues, venue) && has(products, product) && isFound ? 1 : 0);
        }
    }),
  );
});
