import type { Role } from '@telve/api';
import type { PaletteAction, SearchSource } from '@telve/kit';
import { manifests } from '../app/features';
import { allRoutes, routeAt } from '../app/routeAt';
import { hasRole } from '../session/hasRole';
import { menuOf } from '../shell/menu';
import type { RecentPlace } from './recent';

/** True when these roles may open the page of a target. */
export const mayOpen = (target: string, roles: readonly Role[]): boolean =>
  allRoutes.some((route) => route.target === target && hasRole(route.roles, roles));

/**
 * The page at an address as the palette remembers it. None for a page of one record, which is remembered where its name is
 * known: when it is chosen. None either for a page that these roles are sent away from.
 */
export const placeAt = (pathname: string, roles: readonly Role[]): RecentPlace | undefined => {
  const route = routeAt(pathname);
  if (!route || route.path.includes(':') || !hasRole(route.roles, roles)) return undefined;
  return { label: route.title, href: pathname };
};

const placed = <T extends { order: number; roles: readonly Role[] }>(all: readonly T[], roles: readonly Role[]) =>
  all.filter((one) => hasRole(one.roles, roles)).sort((a, b) => a.order - b.order);

/** Pages that the palette offers: the entries of the menu in its order. */
export const pagesFor = (roles: readonly Role[]) => menuOf(roles).flatMap(({ items }) => items);

/** Records that these roles may search, in the order of the features. */
export const sourcesFor = (roles: readonly Role[]): readonly SearchSource[] =>
  placed(
    manifests.flatMap((feature) => feature.search ?? []),
    roles,
  );

/** What these roles may begin. */
export const actionsFor = (roles: readonly Role[]): readonly PaletteAction[] =>
  placed(
    manifests.flatMap((feature) => feature.actions ?? []),
    roles,
  ).filter(({ target }) => mayOpen(target, roles));
