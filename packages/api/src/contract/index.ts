import { activityEntries } from './activity';
import { applicationEntries, publicApplicationEntries } from './applications';
import { authEntries } from './auth';
import { campaignEntries } from './campaigns';
import { coffeeSizeEntries } from './coffee-sizes';
import { companyEntries } from './companies';
import type { Entry } from './entry';
import { lookupEntries } from './lookups';
import { merchantCampaignEntries } from './merchant-campaigns';
import { merchantUserEntries } from './merchant-users';
import { milkTypeEntries } from './milk-types';
import { panelUserEntries } from './panel-users';
import { radarEntries } from './radar';
import { reportEntries } from './reports';
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
} as const;

/** Every call of the API, for servers, documents and tests. */
export const allEntries: readonly Entry[] = Object.values(contract).flatMap((noun): Entry[] => Object.values(noun));
