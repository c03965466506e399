import { contract } from './contract';
import type { Entry } from './contract/entry';
import { accessLogRules } from './rules/access-log';
import { activityRules } from './rules/activity';
import { applicationRules } from './rules/applications';
import { authRules } from './rules/auth';
import { bannerRules } from './rules/banners';
import { campaignRules } from './rules/campaigns';
import { coffeeSizeRules } from './rules/coffee-sizes';
import { companyRules } from './rules/companies';
import { endUserRules } from './rules/end-users';
import { helpContentRules } from './rules/help-contents';
import { lookupRules } from './rules/lookups';
import { merchantCampaignRules } from './rules/merchant-campaigns';
import { merchantOnboardingRules } from './rules/merchant-onboardings';
import { merchantUserRules } from './rules/merchant-users';
import { milkTypeRules } from './rules/milk-types';
import { onboardingRules } from './rules/onboardings';
import { panelUserRules } from './rules/panel-users';
import { publicApplicationRules } from './rules/public-applications';
import { radarRules } from './rules/radar';
import { reportRules } from './rules/reports';
import type { EntryRules } from './rules/rules';
import { subscriptionPlanRules } from './rules/subscription-plans';
import { timePeriodRules } from './rules/time-periods';
import { venueRules } from './rules/venues';
import { venueEditorRules } from './rules/venues/editor';

const rules = {
  auth: authRules,
  lookups: lookupRules,
  venues: { ...venueRules, ...venueEditorRules },
  companies: companyRules,
  milkTypes: milkTypeRules,
  coffeeSizes: coffeeSizeRules,
  timePeriods: timePeriodRules,
  panelUsers: panelUserRules,
  merchantUsers: merchantUserRules,
  activity: activityRules,
  publicApplications: publicApplicationRules,
  applications: applicationRules,
  reports: reportRules,
  campaigns: campaignRules,
  merchantCampaigns: merchantCampaignRules,
  radar: radarRules,
  accessLog: accessLogRules,
  endUsers: endUserRules,
  subscriptionPlans: subscriptionPlanRules,
  helpContents: helpContentRules,
  merchantOnboardings: merchantOnboardingRules,
  onboardings: onboardingRules,
  banners: bannerRules,
};

const byId = new Map<string, EntryRules>();
for (const [noun, entries] of Object.entries(contract)) {
  for (const [name, entry] of Object.entries(entries as Record<string, Entry>)) {
    const nounRules = rules[noun as keyof typeof rules] as unknown as Record<string, EntryRules>;
    byId.set(entry.id, nounRules[name] as EntryRules);
  }
}

/** The rules of an entry; throws when the contract holds none, which is a fault of the contract. */
export const rulesOf = (entry: Pick<Entry, 'id'>): EntryRules => {
  const found = byId.get(entry.id);
  if (!found) throw new Error(`No rules for the call ${entry.id}`);
  return found;
};

export { isEmail } from './contract/email';
export { accessLogRules } from './rules/access-log';
export { activityRules } from './rules/activity';
export { applicationRules } from './rules/applications';
export { authRules } from './rules/auth';
export { bannerRules } from './rules/banners';
export { campaignRules } from './rules/campaigns';
export { faultsOf } from './rules/check';
export { type RuleCode, type RuleFault, rule } from './rules/codes';
export { coffeeSizeRules } from './rules/coffee-sizes';
export { companyRules } from './rules/companies';
export { endUserRules } from './rules/end-users';
export { helpContentRules } from './rules/help-contents';
export { lookupRules } from './rules/lookups';
export { merchantCampaignRules } from './rules/merchant-campaigns';
export { merchantOnboardingRules } from './rules/merchant-onboardings';
export { merchantUserRules } from './rules/merchant-users';
export { milkTypeRules } from './rules/milk-types';
export { onboardingRules } from './rules/onboardings';
export { panelUserRules } from './rules/panel-users';
export { publicApplicationRules } from './rules/public-applications';
export { radarRules } from './rules/radar';
export { reportRules } from './rules/reports';
export type { EntryRules } from './rules/rules';
export { subscriptionPlanRules } from './rules/subscription-plans';
export { timePeriodRules } from './rules/time-periods';
export { venueRules } from './rules/venues';
export { venueEditorRules, venueUserRules } from './rules/venues/editor';
export { type Decoded, decoderFor, type WireInput } from './wire/decode';
