import type { Download } from '../../client/client';
import { defineEntry } from '../entry';
import type { Done, Page, PageInput } from '../envelope';
import type { Choice } from '../lookups';
import type {
  Campaign,
  CampaignChoice,
  CampaignGroup,
  CampaignGroupRow,
  CampaignListInput,
  CampaignRow,
  CreateCampaignInput,
  CreateGroupCampaignsInput,
  UpdateCampaignInput,
} from './records';
import { codeTypeSpellings, packageSpellings } from './spellings';

const access = ['PanelUser'] as const;
const root = '/api/panel/reader-user-campaign';
const paging = 'pageNumber';

const wire = { values: { codeType: codeTypeSpellings, subscriptionType: packageSpellings } } as const;

export const list = defineEntry<CampaignListInput, Page<CampaignRow>>()({
  id: 'campaigns.list',
  method: 'GET',
  path: `${root}/campaign-list`,
  access,
  wire: {
    paging,
    dates: { startDate: 'DD-MM-YYYY', endDate: 'DD-MM-YYYY' },
    aliases: { filterByStatus: ['isActive'] },
    values: { filterBySubscriptionType: packageSpellings },
  },
  reads: ['campaigns'],
});

export const detail = defineEntry<{ id: number }, Campaign>()({
  id: 'campaigns.detail',
  method: 'GET',
  path: `${root}/campaign-detail/{id}`,
  access,
  errors: ['campaign_not_found'],
  reads: ['campaigns'],
});

/** Answers the new campaign; codes of the type Unique are made after it. */
export const create = defineEntry<CreateCampaignInput, Campaign>()({
  id: 'campaigns.create',
  method: 'POST',
  path: `${root}/create-campaign`,
  kind: 'multipart',
  access,
  wire,
  idempotent: true,
  errors: ['campaign_group_not_found', 'campaign_code_already_exists', 'check_end_date'],
  writes: ['campaigns', 'campaign-groups'],
});

/** Answers the ids of the new campaigns in the order of the companies. */
export const createForCompanies = defineEntry<CreateGroupCampaignsInput, { ids: number[] }>()({
  id: 'campaigns.createForCompanies',
  method: 'POST',
  path: `${root}/create-group-campaigns`,
  kind: 'multipart',
  access,
  wire,
  idempotent: true,
  errors: [
    'campaign_group_not_found',
    'company_not_found',
    'company_has_campaign',
    'campaign_code_already_exists',
    'check_end_date',
  ],
  writes: ['campaigns', 'campaign-groups'],
});

export const update = defineEntry<UpdateCampaignInput, Done>()({
  id: 'campaigns.update',
  method: 'PUT',
  path: `${root}/update-campaign`,
  kind: 'multipart',
  access,
  wire,
  errors: [
    'campaign_not_found',
    'campaign_code_already_exists',
    'campaign_codes_frozen',
    'check_end_date',
    'user_count_below_used',
    'user_count_below_made',
    'version_conflict',
  ],
  writes: ['campaigns', 'campaign-groups'],
});

/** Carries no version: the last switch wins (D-91). */
export const setActive = defineEntry<{ id: number; active: boolean }, Done>()({
  id: 'campaigns.setActive',
  method: 'PUT',
  path: `${root}/update-campaign-active`,
  access,
  errors: ['campaign_not_found'],
  writes: ['campaigns'],
});

/** Carries no version: the last switch wins (D-91). */
export const setShown = defineEntry<{ id: number; shown: boolean }, Done>()({
  id: 'campaigns.setShown',
  method: 'PUT',
  path: `${root}/update-campaign-visibility`,
  access,
  errors: ['campaign_not_found'],
  writes: ['campaigns'],
});

/** Adds codes: of the type Unique new ones, which are made after the answer; of the type General uses (D-72). */
export const addCodes = defineEntry<{ campaignId: number; couponCount: number }, Done>()({
  id: 'campaigns.addCodes',
  method: 'POST',
  path: `${root}/add-coupon-code`,
  access,
  idempotent: true,
  errors: ['campaign_not_found', 'campaign_takes_no_codes', 'user_count_max'],
  writes: ['campaigns', 'campaign-groups'],
});

/** Makes the codes that are missing after a failed making; changes nothing where none is. */
export const resumeCodes = defineEntry<{ campaignId: number }, Done>()({
  id: 'campaigns.resumeCodes',
  method: 'POST',
  path: `${root}/resume-coupon-code/{campaignId}`,
  access,
  errors: ['campaign_not_found'],
  writes: ['campaigns'],
});

/** True when the campaign's codes are there; refused with the reason where they are not (CAMP-108, CAMP-121). */
export const checkCodes = defineEntry<{ campaignId: number }, Done>()({
  id: 'campaigns.checkCodes',
  method: 'GET',
  path: `${root}/check-code-is-created/{campaignId}`,
  access,
  errors: ['campaign_not_found', 'campaign_codes_missing', 'campaign_codes_running'],
});

/** The codes as a workbook, named by campaign and day (CAMP-109, CAMP-110). Written down in the campaign's log. */
export const exportCodes = defineEntry<{ campaignId: number }, Download>()({
  id: 'campaigns.exportCodes',
  method: 'GET',
  path: `${root}/export-campaign-code-list/{campaignId}`,
  kind: 'file',
  unsafe: true,
  access,
  errors: ['campaign_not_found', 'campaign_codes_missing', 'campaign_codes_running'],
});

export const groups = defineEntry<PageInput, Page<CampaignGroupRow>>()({
  id: 'campaigns.groups',
  method: 'GET',
  path: `${root}/campaign-group-list`,
  access,
  wire: { paging },
  reads: ['campaign-groups'],
});

export const group = defineEntry<{ id: number }, CampaignGroup>()({
  id: 'campaigns.group',
  method: 'GET',
  path: `${root}/campaign-group/{id}`,
  access,
  errors: ['campaign_group_not_found'],
  reads: ['campaign-groups', 'campaigns'],
});

export const createGroup = defineEntry<{ title: string }, CampaignGroup>()({
  id: 'campaigns.createGroup',
  method: 'POST',
  path: `${root}/create-campaign-group`,
  access,
  idempotent: true,
  writes: ['campaign-groups'],
});

export const updateGroup = defineEntry<{ id: number; title: string; version?: number }, Done>()({
  id: 'campaigns.updateGroup',
  method: 'PUT',
  path: `${root}/update-campaign-group/{id}`,
  access,
  errors: ['campaign_group_not_found', 'version_conflict'],
  writes: ['campaign-groups', 'campaigns'],
});

/** The campaigns that a group may hold: those of none, and with `campaignGroupId` its own before them (GRP-27, D-74). */
export const choices = defineEntry<PageInput & { campaignGroupId?: number }, Page<CampaignChoice>>()({
  id: 'campaigns.choices',
  method: 'GET',
  path: `${root}/campaign-selected-list`,
  access,
  wire: { paging },
  reads: ['campaigns'],
});

/** Replaces the campaigns of a group (GRP-30, D-74). */
export const setGroupCampaigns = defineEntry<{ id: number; subCampaignList: number[]; version?: number }, Done>()({
  id: 'campaigns.setGroupCampaigns',
  method: 'PUT',
  path: `${root}/update-sub-campaigns/{id}`,
  access,
  errors: ['campaign_group_not_found', 'campaign_not_found', 'campaign_of_other_group', 'version_conflict'],
  writes: ['campaigns', 'campaign-groups'],
});

/** Companies for the picker of a mass creation, active ones, in Turkish order (GRP-32). */
export const companies = defineEntry<PageInput, Page<Choice>>()({
  id: 'campaigns.companies',
  method: 'GET',
  path: '/api/panel/company/get-company-select-list',
  access,
  reads: ['companies'],
});

export const campaignEntries = {
  list,
  detail,
  create,
  createForCompanies,
  update,
  setActive,
  setShown,
  addCodes,
  resumeCodes,
  checkCodes,
  exportCodes,
  groups,
  group,
  createGroup,
  updateGroup,
  choices,
  setGroupCampaigns,
  companies,
};
