import type { radarEntries } from '../contract/radar';
import { rulesFor } from './rules';
import { input, out } from './schemas';

const item = out.record({
  kind: out.text(),
  id: out.integer(),
  name: out.text(),
  endDate: out.text(),
  endTime: out.nullableText(),
  codesLeft: out.nullableInteger(),
});

export const radarRules = rulesFor<typeof radarEntries>()({
  list: { input: input({}), payload: out.record({ items: out.list(item), totalCount: out.integer() }) },
});
