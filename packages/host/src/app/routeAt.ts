import type { FeatureRoute } from '@telve/kit';
import { matchPath } from 'react-router-dom';
import { type KnownTarget, manifests, paths } from './features';

export const allRoutes: readonly FeatureRoute[] = manifests.flatMap((feature) => feature.routes);

/** Address pattern of a route in this host. */
export const pathOf = (route: FeatureRoute): string => paths[route.target as KnownTarget];

/** The feature page at an address, or undefined for the host's own. */
export const routeAt = (pathname: string): FeatureRoute | undefined =>
  allRoutes.find((route) => matchPath(pathOf(route), pathname));
