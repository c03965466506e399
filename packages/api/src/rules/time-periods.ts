import { limits } from '../contract/limits';
import type { timePeriodEntries } from '../contract/time-periods';
import { rule } from './codes';
import { rulesFor } from './rules';
import { input, integer, out, pageFields, requiredFlag, requiredId, version } from './schemas';

const record = out.record({ id: out.integer(), timePeriod: out.integer(), active: out.flag(), version: out.integer() });

/** Whole minutes, checked on add and on edit (D-91). */
const minutes = () => integer(0, limits.timePeriodMax).required(rule('required') as never);

export const timePeriodRules = rulesFor<typeof timePeriodEntries>()({
  list: { input: input(pageFields()), payload: out.page(record) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input({ timePeriod: minutes(), active: requiredFlag() }), payload: record },
  update: {
    input: input({ id: requiredId(), timePeriod: minutes(), active: requiredFlag(), version: version() }),
    payload: out.flag(),
  },
});
