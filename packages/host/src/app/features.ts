import { activityFeature } from '@telve/activity/feature';
import { applicationReviewFeature } from '@telve/application-review/feature';
import { authFeature } from '@telve/auth/feature';
import { campaignsFeature } from '@telve/campaigns/feature';
import { cataloguesFeature } from '@telve/catalogues/feature';
import { companiesFeature } from '@telve/companies/feature';
import type { FeatureManifest, TargetOf } from '@telve/kit';
import { merchantApplicationFeature } from '@telve/merchant-application/feature';
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
  campaignsFeature,
  cataloguesFeature,
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
