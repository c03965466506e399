import { activityFeature } from '@telve/activity/feature';
import { applicationReviewFeature } from '@telve/application-review/feature';
import { authFeature } from '@telve/auth/feature';
import { campaignsFeature } from '@telve/campaigns/feature';
import { cataloguesFeature } from '@telve/catalogues/feature';
import { companiesFeature } from '@telve/companies/feature';
import { bannersFeature, helpContentsFeature, onboardingsFeature } from '@telve/content/feature';
import { endUsersFeature } from '@telve/end-users/feature';
import type { FeatureManifest, TargetOf } from '@telve/kit';
import { merchantApplicationFeature } from '@telve/merchant-application/feature';
import { plansFeature } from '@telve/plans/feature';
import { reportsFeature } from '@telve/reports/feature';
import { usersFeature } from '@telve/users/feature';
import { venuesFeature } from '@telve/venues/feature';
import { hostPaths } from '../paths';

/** The features this host composes. What is not here is nowhere: no entry, no route, no card. */
const features = [
  authFeature,
  companiesFeature,
  venuesFeature,
  usersFeature,
  endUsersFeature,
  campaignsFeature,
  helpContentsFeature,
  bannersFeature,
  plansFeature,
  cataloguesFeature,
  onboardingsFeature,
  reportsFeature,
  activityFeature,
  merchantApplicationFeature,
  applicationReviewFeature,
] as const;

/** The host's own places. */
type HostTarget = 'home' | 'signIn';

export type KnownTarget = HostTarget | TargetOf<(typeof features)[number]>;

/** Every target's address, as the specification has them. A target without a line here does not compile. */
export const paths: Readonly<Record<KnownTarget, string>> = {
  ...hostPaths,
  'auth.changePassword': '/dashboard/changePassword',
  'auth.sessions': '/dashboard/sessions',
  'companies.list': '/dashboard/companies',
  'companies.add': '/dashboard/company',
  'companies.edit': '/dashboard/company/:id',
  'venues.list': '/dashboard/venues',
  'venues.add': '/dashboard/venue',
  'venues.edit': '/dashboard/venue/:id',
  'panelUsers.list': '/dashboard/users/panelUsers',
  'panelUsers.add': '/dashboard/users/panelUser',
  'panelUsers.edit': '/dashboard/users/panelUser/:id',
  'merchantUsers.list': '/dashboard/users/readerAppUsers',
  'merchantUsers.add': '/dashboard/users/readerAppUser',
  'merchantUsers.edit': '/dashboard/users/readerAppUser/:id',
  'activity.panelUser': '/dashboard/users/panelUser/:id/activity',
  'activity.merchantUser': '/dashboard/users/readerAppUser/:id/activity',
  'activity.venue': '/dashboard/venue/:id/activity',
  'campaigns.list': '/dashboard/campaigns',
  'campaigns.add': '/dashboard/campaign',
  'campaigns.edit': '/dashboard/campaign/:id',
  'campaigns.addGroup': '/dashboard/groupCampaign',
  'campaigns.group': '/dashboard/groupCampaign/:id',
  'campaigns.addSub': '/dashboard/groupCampaign/:id/subCampaign',
  'merchantCampaigns.list': '/dashboard/merchant-campaigns',
  'merchantCampaigns.add': '/dashboard/merchant-campaign',
  'merchantCampaigns.edit': '/dashboard/merchant-campaign/:id',
  'banners.list': '/dashboard/banner/list',
  'banners.add': '/dashboard/banner/new',
  'banners.edit': '/dashboard/banner/list/:id',
  'helpContents.list': '/dashboard/helpMenuContents',
  'helpContents.add': '/dashboard/helpMenuContent',
  'helpContents.edit': '/dashboard/helpMenuContent/:id',
  'endUsers.search': '/dashboard/endUserManagements',
  'endUsers.detail': '/dashboard/endUserManagement/:id',
  'accessLog.list': '/dashboard/endUserManagements/accessLog',
  'plans.list': '/dashboard/subscriptionPlans',
  'plans.edit': '/dashboard/subscriptionPlan/:id',
  'onboardings.list': '/dashboard/onBoardings',
  'onboardings.add': '/dashboard/onBoarding',
  'onboardings.edit': '/dashboard/onBoarding/:id',
  'merchantOnboardings.list': '/dashboard/merchant-onboardings',
  'merchantOnboardings.add': '/dashboard/merchant-onboarding',
  'merchantOnboardings.edit': '/dashboard/merchant-onboarding/:id',
  'milkTypes.list': '/dashboard/productCategories/milkTypes',
  'milkTypes.add': '/dashboard/productCategories/milkType',
  'milkTypes.edit': '/dashboard/productCategories/milkType/:id',
  'coffeeSizes.list': '/dashboard/productCategories/coffeeSizes',
  'coffeeSizes.add': '/dashboard/productCategories/coffeeSize',
  'coffeeSizes.edit': '/dashboard/productCategories/coffeeSize/:id',
  'timePeriods.list': '/dashboard/productCategories/timePeriods',
  'timePeriods.add': '/dashboard/productCategories/timePeriod',
  'timePeriods.edit': '/dashboard/productCategories/timePeriod/:id',
  'reports.graphics': '/dashboard/reports/graphics',
  'reports.orders': '/dashboard/reports/orders',
  'reports.venues': '/dashboard/reports/venues',
  'merchantApplication.wizard': '/dashboard/apply/merchant',
  'merchantApplication.simple': '/applicationForm',
  'applications.list': '/dashboard/apply/merchant/list',
  'applications.detail': '/dashboard/apply/merchant/list/:id',
};

export const manifests: readonly FeatureManifest[] = features;
