import type { lookupEntries } from '../contract/lookups';
import { rulesFor } from './rules';
import { id, input, out, requiredId, requiredText } from './schemas';

/** Records as choices. */
export const choices = out.list(out.record({ id: out.integer(), name: out.text() }));

const companyChoices = out.list(
  out.record({
    id: out.integer(),
    name: out.text(),
    active: out.flag(),
    coffeeExtras: out.text(),
    hasStoreTypes: out.flag(),
  }),
);

export const lookupRules = rulesFor<typeof lookupEntries>()({
  // An unknown name is answered 404 by the handler, not 400 by a rule.
  getEnum: {
    input: input({ name: requiredText(64) }),
    payload: out.list(out.record({ value: out.text(), label: out.text() })),
  },
  cities: { input: input({}), payload: choices },
  districts: { input: input({ cityId: requiredId() }), payload: choices },
  merchantCompanies: { input: input({}), payload: companyChoices },
  venueNames: { input: input({ companyId: id() }), payload: choices },
});
