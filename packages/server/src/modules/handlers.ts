import type { contract } from '@telve/api';
import type { Handlers } from '../http/handlers';
import { accessLogHandlers } from './access-log/handlers';
import { activityHandlers } from './activity/handlers';
import { applicationHandlers } from './applications/handlers';
import type { ApplicationServices } from './applications/services';
import { authHandlers } from './auth/handlers';
import { bannerHandlers } from './banners/handlers';
import { campaignHandlers } from './campaigns/handlers';
import type { CampaignServices } from './campaigns/services';
import { coffeeSizeHandlers } from './coffee-sizes/handlers';
import { companyHandlers } from './companies/handlers';
import { endUserHandlers } from './end-users/handlers';
import { helpContentHandlers } from './help-contents/handlers';
import { companyImport, type ImportServices } from './imports/index';
import { type LookupServices, lookupHandlers } from './lookups/handlers';
import { merchantCampaignHandlers } from './merchant-campaigns/handlers';
import { merchantOnboardingHandlers } from './merchant-onboardings/handlers';
import { merchantUserHandlers } from './merchant-users/handlers';
import { milkTypeHandlers } from './milk-types/handlers';
import { onboardingHandlers } from './onboardings/handlers';
import { panelUserHandlers } from './panel-users/handlers';
import { publicApplicationHandlers } from './public-applications/handlers';
import type { PublicApplicationServices } from './public-applications/services';
import { radarHandlers } from './radar/handlers';
import { reportHandlers } from './reports/handlers';
import type { ReportServices } from './reports/services';
import { subscriptionPlanHandlers } from './subscription-plans/handlers';
import { timePeriodHandlers } from './time-periods/handlers';
import { venueHandlers } from './venues/handlers';

type ContractHandlers = { [Noun in keyof typeof contract]: Handlers<(typeof contract)[Noun]> };

/** The handlers of the whole contract. An entry without one does not compile, and does not start. */
export const allHandlers = (
  services: ApplicationServices &
    PublicApplicationServices &
    LookupServices &
    CampaignServices &
    ImportServices &
    ReportServices,
): ContractHandlers => ({
  auth: authHandlers(services),
  lookups: lookupHandlers(services),
  venues: venueHandlers(services),
  companies: companyHandlers(companyImport(services)),
  milkTypes: milkTypeHandlers,
  coffeeSizes: coffeeSizeHandlers(services),
  timePeriods: timePeriodHandlers,
  panelUsers: panelUserHandlers(services),
  merchantUsers: merchantUserHandlers(services),
  activity: activityHandlers,
  publicApplications: publicApplicationHandlers(services),
  applications: applicationHandlers(services),
  reports: reportHandlers(services),
  campaigns: campaignHandlers(services),
  merchantCampaigns: merchantCampaignHandlers(services),
  radar: radarHandlers,
  accessLog: accessLogHandlers(),
  endUsers: endUserHandlers,
  subscriptionPlans: subscriptionPlanHandlers,
  helpContents: helpContentHandlers,
  merchantOnboardings: merchantOnboardingHandlers(services),
  onboardings: onboardingHandlers(services),
  banners: bannerHandlers(services),
});
