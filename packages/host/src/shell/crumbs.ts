import type { FeatureRoute, MenuGroup } from '@telve/kit';
import { addressOf } from '../app/addresses';
import { manifests } from '../app/features';
import { allRoutes, routeAt } from '../app/routeAt';

const allItems = manifests.flatMap((feature) => feature.menu ?? []);

const byTarget = (target: string | undefined) => allRoutes.find((route) => route.target === target);

/** A page and those above it, outermost first. */
const lineage = (route: FeatureRoute): FeatureRoute[] => {
  const parent = byTarget(route.parent);
  return parent ? [...lineage(parent), route] : [route];
};

export interface Crumb {
  label: string;
  href?: string;
}

/** The way to a page: its menu group, the pages above it, itself. */
export const crumbsOf = (pathname: string, groupTitles: Readonly<Record<MenuGroup, string>>): Crumb[] => {
  const route = routeAt(pathname);
  if (!route) return [];
  const line = lineage(route);
  const group = allItems.find((item) => item.target === line[0]?.target)?.group;
  const title = group && groupTitles[group];
  return [
    ...(title ? [{ label: title }] : []),
    ...line.map(({ title: label, target }) => ({ label, href: addressOf(target) })),
  ];
};

/** The target of the menu entry that an address belongs to. */
export const menuTargetAt = (pathname: string): string | undefined => {
  const route = routeAt(pathname);
  return route && lineage(route)[0]?.target;
};
