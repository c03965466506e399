export { expectNoAxeViolations } from './axe';
export {
  choice,
  coffeeSize,
  conflictWith,
  many,
  milkType,
  networkFault,
  page,
  refusal,
  timePeriod,
  venueRow,
} from './builders';
export { campaign, campaignGroup, campaignRow, merchantCampaign } from './campaigns';
export { company } from './companies';
export { banner, bannerRow, helpContent, helpContentRow, merchantOnboarding, onboarding } from './content';
export { type Deferred, deferred } from './deferred';
export {
  type Answer,
  type FakeClient,
  type FakeOptions,
  fakeClient,
  type MadeCall,
  type Stub,
  stub,
} from './fakeClient';
export { accessLogRow, endUser, subscriptionPlan, subscriptionPlanDetail } from './members';
export { type MemoryNavigation, memoryNavigation, type Visit } from './memoryNavigation';
export { type RenderedFeature, type RenderFeatureOptions, renderFeature } from './renderFeature';
export {
  graphics,
  orderDay,
  orderReportRow,
  salesFigures,
  venueReport,
  venueReportRow,
} from './reports';
