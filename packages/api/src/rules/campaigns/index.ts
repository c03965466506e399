import { array, mixed } from 'yup';
import type { campaignEntries } from '../../contract/campaigns';
import { campaignLimits, campaignTypes, segmentTypes, subscriptionTypes } from '../../contract/campaigns/values';
import { rulesFor } from '../rules';
import {
  date,
  fault,
  flag,
  id,
  input,
  integer,
  optionOf,
  out,
  pageFields,
  requiredFlag,
  requiredId,
  requiredText,
  version,
} from '../schemas';
import { campaignFields, changedCampaignFields, massCampaignFields } from './fields';

const progress = out.record({ state: out.text(), done: out.integer(), total: out.integer() }).nullable();

const rowFields = {
  id: out.integer(),
  title: out.text(),
  codeType: out.text(),
  type: out.text(),
  codeUsedCount: out.integer(),
  userCount: out.nullableInteger(),
  shown: out.flag(),
  active: out.flag(),
  priority: out.integer(),
  endDate: out.text(),
  subscriptionType: out.text(),
  codeProgress: progress,
};

const campaign = out.record({
  ...rowFields,
  shortDescription: out.text(),
  description: out.text(),
  segmentType: out.text(),
  discount: out.nullableInteger(),
  usageCount: out.nullableInteger(),
  code: out.text(),
  link: out.text(),
  campaignLinkType: out.text(),
  linkText: out.text(),
  imgUrl: out.nullableText(),
  img: out.record({ size: out.integer(), width: out.integer(), height: out.integer() }).nullable(),
  codeUsedLastWeek: out.integer(),
  codeCreated: out.flag(),
  groupCampaignId: out.nullableInteger(),
  groupTitle: out.nullableText(),
  version: out.integer(),
});

const groupRow = { id: out.integer(), title: out.text(), subCampaignCount: out.integer() };

const group = out.record({
  ...groupRow,
  subCampaignList: out.list(out.integer()),
  companyList: out.list(out.integer()),
  codeUsedCount: out.integer(),
  userCount: out.integer(),
  version: out.integer(),
});

const choice = out.record({
  id: out.integer(),
  title: out.text(),
  type: out.text(),
  subscriptionType: out.text(),
  endDate: out.text(),
  groupCampaignId: out.nullableInteger(),
});

const company = out.record({ id: out.integer(), name: out.text() });

/** Campaigns of a group, or companies of which each gets one there. */
const ids = (max: number) => array(requiredId()).max(max, fault('sub_campaigns_max', { max }));

const one = () => input({ campaignId: requiredId() });

export const campaignRules = rulesFor<typeof campaignEntries>()({
  list: {
    input: input({
      ...pageFields(),
      filterByCampaign: optionOf(campaignTypes),
      filterByStatus: flag(),
      filterBySegment: optionOf(segmentTypes),
      filterBySubscriptionType: optionOf(subscriptionTypes),
      startDate: date(),
      endDate: date(),
      campaignGroupId: id(),
    }),
    payload: out.page(out.record(rowFields)),
  },
  detail: { input: input({ id: requiredId() }), payload: campaign },
  create: { input: input({ ...campaignFields(), groupCampaignId: id() }), payload: campaign },
  createForCompanies: {
    input: input({
      ...massCampaignFields(),
      groupCampaignId: requiredId(),
      companyList: ids(campaignLimits.companiesMax).min(1, fault('required')).required(fault('required')),
    }),
    payload: out.record({ ids: out.list(out.integer()) }),
  },
  update: {
    // Rules of several fields hold for the record as it will be: the server asks them of what is stored and sent together.
    input: input({ id: requiredId(), version: version(), ...changedCampaignFields(), removeImg: flag() }),
    payload: out.flag(),
  },
  setActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
  setShown: { input: input({ id: requiredId(), shown: requiredFlag() }), payload: out.flag() },
  addCodes: {
    input: input({
      campaignId: requiredId(),
      couponCount: integer(1, campaignLimits.couponCountMax).required(fault('required')),
    }),
    payload: out.flag(),
  },
  resumeCodes: { input: one(), payload: out.flag() },
  checkCodes: { input: one(), payload: out.flag() },
  exportCodes: { input: one(), payload: mixed() },
  groups: { input: input(pageFields()), payload: out.page(out.record(groupRow)) },
  group: { input: input({ id: requiredId() }), payload: group },
  createGroup: { input: input({ title: requiredText() }), payload: group },
  updateGroup: { input: input({ id: requiredId(), title: requiredText(), version: version() }), payload: out.flag() },
  choices: { input: input({ ...pageFields(), campaignGroupId: id() }), payload: out.page(choice) },
  setGroupCampaigns: {
    input: input({
      id: requiredId(),
      subCampaignList: ids(campaignLimits.subCampaignsMax).required(fault('required')),
      version: version(),
    }),
    payload: out.flag(),
  },
  companies: { input: input(pageFields()), payload: out.page(company) },
});
