import type { Role } from '@telve/api';
import type { ComponentType } from 'react';
import type { TargetParams } from '../navigation/navigation';

/** Groups of the side menu in their order (D-10); `main` has no title. */
export const menuGroups = ['main', 'venues', 'members', 'products', 'reports', 'applications'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A loaded page. What it takes comes from `props` of its route. */
// biome-ignore lint/suspicious/noExplicitAny: each page has its own props.
export type PageComponent = ComponentType<any>;
type Load = () => Promise<PageComponent>;

/** A page of the feature. */
export interface FeatureRoute<Target extends string = string> {
  target: Target;
  /** Default path with `:name` parts; the host may replace it. */
  path: string;
  roles: readonly Role[];
  /** Title of the page, also in the document's title and the breadcrumbs. */
  title: string;
  /** The target one step up, for breadcrumbs and Back. */
  parent?: string;
  load: Load;
  /** Props of the page from the address. Left out: none. */
  props?: (params: Readonly<Record<string, string>>, search: URLSearchParams) => object;
}

interface Placed {
  id: string;
  /** Small numbers come first. */
  order: number;
  roles: readonly Role[];
}

export interface MenuItem<Target extends string = string> extends Omit<Placed, 'id'> {
  group: MenuGroup;
  target: Target;
  label: string;
  icon: ComponentType;
}

/** A card of the home page. */
export interface HomeCard extends Placed {
  load: Load;
}

/** A line of the home page's task list. */
export interface HomeTask extends Placed {
  title: string;
  text?: string;
  target?: string;
  params?: TargetParams;
  icon?: ComponentType;
}

/** A tab of the sign-in page, selected by `#id`. */
export interface LoginTab extends Omit<Placed, 'roles'> {
  label: string;
  load: Load;
}

/** An entry of the user's menu. */
export interface UserMenuItem extends Placed {
  label: string;
  target: string;
  icon?: ComponentType;
}

/** A source of the command palette. */
export interface SearchSource extends Placed {
  label: string;
  load: () => Promise<(query: string, signal: AbortSignal) => Promise<readonly SearchHit[]>>;
}

export interface SearchHit {
  id: string;
  label: string;
  text?: string;
  target: string;
  params?: TargetParams;
}

/** What a feature offers to a host. Whatever is not named here is not there. */
export interface FeatureManifest<Target extends string = string> {
  id: string;
  /** Every place the feature has; the host's table of paths must cover them. */
  targets: readonly Target[];
  routes: readonly FeatureRoute<Target>[];
  menu?: readonly MenuItem<Target>[];
  homeCards?: readonly HomeCard[];
  tasks?: readonly HomeTask[];
  loginTabs?: readonly LoginTab[];
  userMenu?: readonly UserMenuItem[];
  search?: readonly SearchSource[];
}

/** Types a manifest and keeps its targets literal, so that a host's table of paths is checked at compile time. */
export const defineFeature = <const Target extends string>(
  manifest: FeatureManifest<Target>,
): FeatureManifest<Target> => manifest;

/** The targets of a manifest, as a union of texts. */
export type TargetOf<Manifest> = Manifest extends FeatureManifest<infer Target> ? Target : never;
