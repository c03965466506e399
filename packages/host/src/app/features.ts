import { authFeature } from '@telve/auth/feature';
import { cataloguesFeature } from '@telve/catalogues/feature';
import type { FeatureManifest, TargetOf } from '@telve/kit';
import { venuesFeature } from '@telve/venues/feature';
import { hostPaths } from '../paths';

/** The features this host composes. What is not here is nowhere: no entry, no route, no card. */
const features = [authFeature, venuesFeature, cataloguesFeature] as const;

/** The host's own places. */
type HostTarget = 'home' | 'signIn';

export type KnownTarget = HostTarget | TargetOf<(typeof features)[number]>;

/** Every target's address, as the specification has them. A target without a line here does not compile. */
export const paths: Readonly<Record<KnownTarget, string>> = {
  ...hostPaths,
  'auth.changePassword': '/dashboard/changePassword',
  'auth.sessions': '/dashboard/sessions',
  'venues.list': '/dashboard/venues',
  'timePeriods.list': '/dashboard/productCategories/timePeriods',
  'timePeriods.add': '/dashboard/productCategories/timePeriod',
  'timePeriods.edit': '/dashboard/productCategories/timePeriod/:id',
};

export const manifests: readonly FeatureManifest[] = features;
