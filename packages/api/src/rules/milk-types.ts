import { milkTypeCodes } from '../contract/milk-codes';
import type { milkTypeEntries } from '../contract/milk-types';
import { rulesFor } from './rules';
import { input, oneOf, out, pageFields, requiredFlag, requiredId, requiredText, version } from './schemas';

const record = out.record({
  id: out.integer(),
  milkType: out.text(),
  milkTypeCode: out.text(),
  active: out.flag(),
  version: out.integer(),
});

const fields = () => ({ milkType: requiredText(), milkTypeCode: oneOf(milkTypeCodes), active: requiredFlag() });

export const milkTypeRules = rulesFor<typeof milkTypeEntries>()({
  list: { input: input(pageFields()), payload: out.page(record) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input(fields()), payload: record },
  update: { input: input({ id: requiredId(), version: version(), ...fields() }), payload: out.flag() },
  setActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
});
