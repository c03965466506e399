import type { FeatureRoute } from '@telve/kit';
import { matchPath } from 'react-router-dom';
import { type KnownTarget, manifests, paths } from './features';

export const allRoutes: readonly FeatureRoute[] = manifests.flatMap((feature) => feature.routes);

/** Address pattern of a route in this host. */
export const pathOf = (route: FeatureRoute): string => paths[route.target as KnownTarget];

/** The feature page at an address, or undefined for the host's own. */
export const routeAt = (pathname: string): FeatureRoute | undefined =>
  allRoutes.find((route) => matchPath(pathOf(route), pathname));

/** The page above a page, where there is one. */
export const parentOf = ({ parent }: FeatureRoute): FeatureRoute | undefined =>
  allRoutes.find(({ target }) => target === parent);

/** True where the page of a record holds the page: `/groupCampaign/:id` and `/groupCampaign/:id/subCampaign`. */
export const isBelow = (route: FeatureRoute, above: FeatureRoute): boolean =>
  pathOf(above).includes(':') && pathOf(route).startsWith(`${pathOf(above)}/`);

/** True for a page whose record has a page of its own above it. */
export const isBelowRecord = (pathname: string): boolean => {
  const route = routeAt(pathname);
  const parent = route && parentOf(route);
  return parent !== undefined && isBelow(route as FeatureRoute, parent);
};
