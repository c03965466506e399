import { campaignLimits } from '../contract/campaigns/values';
import { contentImageBytesMax } from '../contract/limits';
import type { merchantCampaignEntries } from '../contract/merchant-campaigns';
import { jpegFile } from './image-file';
import { linkFields } from './links';
import { rulesFor } from './rules';
import {
  date,
  fault,
  flag,
  input,
  integer,
  keptDate,
  keptText,
  out,
  pageFields,
  requiredFlag,
  requiredId,
  requiredText,
  version,
} from './schemas';

const rowFields = {
  id: out.integer(),
  title: out.text(),
  shortDescription: out.text(),
  active: out.flag(),
};

const record = out.record({
  ...rowFields,
  description: out.text(),
  endDate: out.text(),
  link: out.text(),
  campaignLinkType: out.text(),
  linkText: out.text(),
  sortOrder: out.integer(),
  isShownHomePage: out.flag(),
  isShown: out.flag(),
  imgUrl: out.nullableText(),
  img: out.record({ size: out.integer(), width: out.integer(), height: out.integer() }).nullable(),
  version: out.integer(),
});

/** What a merchant-app campaign may leave out (MCAMP-22, MCAMP-23). */
const parts = (isChange: boolean) => ({
  ...linkFields(isChange),
  sortOrder: integer(0, campaignLimits.priorityMax),
  isShownHomePage: flag(),
  active: flag(),
  isShown: flag(),
});

/** Every field of a merchant-app campaign but its image (MCAMP-19 to MCAMP-23). */
const fields = () => ({
  title: requiredText(),
  shortDescription: requiredText(),
  description: requiredText(campaignLimits.description),
  endDate: date().required(fault('required')),
  ...parts(false),
});

/** Every field of a change, where what is absent stays as it is. */
const changedFields = () => ({
  title: keptText(),
  shortDescription: keptText(),
  description: keptText(campaignLimits.description),
  endDate: keptDate(),
  ...parts(true),
});

const img = () => jpegFile(contentImageBytesMax);

export const merchantCampaignRules = rulesFor<typeof merchantCampaignEntries>()({
  list: { input: input(pageFields()), payload: out.page(out.record(rowFields)) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input({ ...fields(), img: img().required(fault('required')) }), payload: record },
  update: {
    input: input({ id: requiredId(), version: version(), ...changedFields(), img: img() }),
    payload: out.flag(),
  },
  setActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
  setShown: { input: input({ id: requiredId(), isShown: requiredFlag() }), payload: out.flag() },
});
