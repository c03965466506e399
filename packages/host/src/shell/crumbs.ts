import type { FeatureRoute, MenuGroup, TargetParams } from '@telve/kit';
import { matchPath } from 'react-router-dom';
import { addressOf } from '../app/addresses';
import { manifests } from '../app/features';
import { isBelow, parentOf, pathOf, routeAt } from '../app/routeAt';
import type { PageName } from '../page/pageName';

const allItems = manifests.flatMap((feature) => feature.menu ?? []);

const accountTargets = new Set(manifests.flatMap((feature) => feature.userMenu ?? []).map(({ target }) => target));

/** A page and those above it, outermost first. */
const lineage = (route: FeatureRoute): FeatureRoute[] => {
  const parent = parentOf(route);
  return parent ? [...lineage(parent), route] : [route];
};

/** The record's page above a page has the record's id from the address of this one. */
const paramsFor = (above: FeatureRoute, route: FeatureRoute, pathname: string) =>
  isBelow(route, above) ? (matchPath(pathOf(route), pathname)?.params as TargetParams) : {};

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
    ...line.map((each) => ({ label: each.title, href: addressOf(each.target, paramsFor(each, route, pathname)) })),
  ];
};

/** The way to a page that is about one record: its last part is the record's name, or the one above a page that adds to it. */
export const named = (crumbs: readonly Crumb[], page: PageName | null): Crumb[] => {
  const place = page && crumbs.length - (page.isOwn ? 1 : 2);
  return crumbs.map((crumb, n) => (page && n === place ? { ...crumb, label: page.record } : crumb));
};

/** The target of the menu entry that an address belongs to. */
export const menuTargetAt = (pathname: string): string | undefined => {
  const route = routeAt(pathname);
  return route && lineage(route)[0]?.target;
};
