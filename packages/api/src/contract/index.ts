import { accessLogEntries } from './access-log';
import { activityEntries } from './activity';
import { applicationEntries, publicApplicationEntries } from './applications';
import { authEntries } from './auth';
import { bannerEntries } from './banners';
import { campaignEntries } from './campaigns';
import { coffeeSizeEntries } from './coffee-sizes';
import { companyEntries } from './companies';
import { endUserEntries } from './end-users';
import type { Entry } from './entry';
import { helpContentEntries } from './help-contents';
import { lookupEntries } from './lookups';
import { merchantCampaignEntries } from './merchant-campaigns';
import { merchantOnboardingEntries } from './merchant-onboardings';
import { merchantUserEntries } from './merchant-users';
import { milkTypeEntries } from './milk-types';
import { onboardingEntries } from './onboardings';
import { panelUserEntries } from './panel-users';
import { radarEntries } from './radar';
import { reportEntries } from './reports';
import { subscriptionPlanEntries } from './subscription-plans';
import { timePeriodEntries } from './time-periods';
import { venueEditorEntries, venueEntries } from './venues';

/** The contract's nouns. A list or a widget imports its own noun instead, so that it pulls no other. */
export const contract = {
  auth: authEntries,
  lookups: lookupEntries,
  venues: { ...venueEntries, ...venueEditorEntries },
  companies: companyEntries,
  milkTypes: milkTypeEntries,
  coffeeSizes: coffeeSizeEntries,
  timePeriods: timePeriodEntries,
  panelUsers: panelUserEntries,
  merchantUsers: merchantUserEntries,
  activity: activityEntries,
  publicApplications: publicApplicationEntries,
  applications: applicationEntries,
  reports: reportEntries,
  campaigns: campaignEntries,
  merchantCampaigns: merchantCampaignEntries,
  radar: radarEntries,
  banners: bannerEntries,
  onboardings: onboardingEntries,
  merchantOnboardings: merchantOnboardingEntries,
  helpContents: helpContentEntries,
  subscriptionPlans: subscriptionPlanEntries,
  endUsers: endUserEntries,
  accessLog: accessLogEntries,
} as const;

/** Every call of the API, for servers, documents and tests. */
export const allEntries: readonly Entry[] = Object.values(contract).flatMap((noun): Entry[] => Object.values(noun));
