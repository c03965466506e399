import { encode, venueEntries } from '@telve/api';
import { decoderFor, rulesOf } from '@telve/api/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';

const decode = decoderFor(venueEntries.list, rulesOf(venueEntries.list));
const id = fc.integer({ min: 1, max: 2_147_483_647 });

const inputs = fc.record(
  {
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
    size: fc.integer({ min: 1, max: 100 }),
    search: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !text.includes('\0')),
    cityId: id,
    districtId: id,
    companyId: id,
    isActive: fc.boolean(),
    hasPlusPackage: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('a query', () => {
  it('arrives as the client encoded it, whatever it holds (GEN-08, GEN-09)', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { query } = encode(venueEntries.list, input);
        expect(decode({ path: {}, text: parseQuery(query.slice(1)).entries })).toEqual({ input, faults: [] });
      }),
      { numRuns: 1000 },
    );
  });

  it('never decodes to more than the named fields, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { input } = decode({ path: {}, text: parseQuery(text).entries });
        const named = ['page', 'size', 'search', 'cityId', 'districtId', 'companyId', 'isActive', 'hasPlusPackage'];
        expect(Object.keys(input).filter((name) => !named.includes(name))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
