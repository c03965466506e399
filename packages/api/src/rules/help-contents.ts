import { type helpContentEntries, helpLimits } from '../contract/help-contents';
import { rulesFor } from './rules';
import {
  fault,
  flag,
  input,
  integer,
  out,
  pageFields,
  requiredFlag,
  requiredId,
  requiredText,
  version,
} from './schemas';

const shared = { id: out.integer(), title: out.text(), helpMenuId: out.integer() };
const shown = { active: out.flag(), priority: out.integer() };

const record = out.record({
  ...shared,
  ...shown,
  titleEn: out.text(),
  description: out.text(),
  descriptionEn: out.text(),
  version: out.integer(),
});

const priority = () => integer(0, helpLimits.priorityMax);

const texts = () => ({
  title: requiredText(helpLimits.question),
  titleEn: requiredText(helpLimits.question),
  description: requiredText(helpLimits.answer),
  descriptionEn: requiredText(helpLimits.answer),
  helpMenuId: requiredId(),
});

export const helpContentRules = rulesFor<typeof helpContentEntries>()({
  list: {
    input: input(pageFields()),
    payload: out.page(out.record({ ...shared, ...shown, helpMenuTitle: out.text() })),
  },
  categories: { input: input({}), payload: out.list(out.record({ id: out.integer(), title: out.text() })) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input({ ...texts(), active: flag(), priority: priority() }), payload: record },
  update: {
    input: input({
      id: requiredId(),
      version: version(),
      ...texts(),
      active: requiredFlag(),
      priority: priority().required(fault('required')),
    }),
    payload: out.flag(),
  },
  setActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
  setPriority: {
    input: input({ id: requiredId(), priority: priority().required(fault('required')) }),
    payload: out.flag(),
  },
  remove: { input: input({ id: requiredId() }), payload: out.flag() },
});
