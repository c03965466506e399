import type { FeatureRoute, MenuGroup } from '@telve/kit';
import { addressOf } from '../app/addresses';
import { manifests } from '../app/features';
import { allRoutes, routeAt } from '../app/routeAt';

const allItems = manifests.flatMap((feature) => feature.menu ?? []);

const accountTargets = new Set(manifests.flatMap((feature) => feature.userMenu ?? []).map(({ target }) => target));

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

/** Titles of what stands before the pages: menu groups, and the account whose pages lie in the user's menu. */
export interface CrumbTitles {
  groups: Readonly<Record<MenuGroup, string>>;
  account: string;
}

/** The way to a page: its menu group or the account, the pages above it, itself. */
export const crumbsOf = (pathname: string, titles: CrumbTitles): Crumb[] => {
  const route = routeAt(pathname);
  if (!route) return [];
  const line = lineage(route);
  const first = line[0]?.target ?? '';
  const group = allItems.find((item) => item.target === first)?.group;
  const title = group ? titles.groups[group] : accountTargets.has(first) && titles.account;
  return [
    ...(title ? [{ label: title }] : []),
    ...line.map(({ title: label, target }) => ({ label, href: addressOf(target) })),
  ];
};

/** The way to a page that is about one record: its last part is the record's name. */
export const named = (crumbs: readonly Crumb[], record: string | null): Crumb[] =>
  crumbs.map((crumb, n) => (record !== null && n === crumbs.length - 1 ? { ...crumb, label: record } : crumb));

/** The target of the menu entry that an address belongs to. */
export const menuTargetAt = (pathname: string): string | undefined => {
  const route = routeAt(pathname);
  return route && lineage(route)[0]?.target;
};
