import type { Client, Role } from '@telve/api';
import type { ComponentType } from 'react';
import type { TargetParams } from '../navigation/navigation';

/** Groups of the side menu in their order (D-10); `main` has no title. */
export const menuGroups = ['main', 'venues', 'members', 'products', 'reports', 'applications'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A loaded page. What it takes comes from `props` of its route. */
// biome-ignore lint/suspicious/noExplicitAny: each page has its own props.
export type PageComponent = ComponentType<any>;
type Load = () => Promise<PageComponent>;

/** Who opens a page. */
export interface Visitor {
  email: string;
  nameSurname: string;
}

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
  /** Props of the page from the address and from who opens it; nobody opens a public page. Left out: none. */
  props?: (params: Readonly<Record<string, string>>, search: URLSearchParams, visitor?: Visitor | null) => object;
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

/** What a search of records may use. */
export interface SearchRequest {
  client: Client;
  /** What was typed, without outer space; at least two characters. */
  query: string;
  /** Ends a search that is no longer wanted. */
  signal: AbortSignal;
}

/** Finds records for the command palette; the best five are enough. Rejects when the call fails. */
export type SearchRecords = (request: SearchRequest) => Promise<readonly SearchHit[]>;

/** Records in the command palette. */
export interface SearchSource extends Placed {
  /** Heading of the records: “Mağazalar”. */
  label: string;
  icon: ComponentType;
  load: () => Promise<SearchRecords>;
  /** A list that takes `?search=`: the palette's last line leads to it. */
  list?: string;
}

export interface SearchHit {
  id: string | number;
  label: string;
  /** Stands in faint letters behind the label, e.g. the district. */
  text?: string;
  /** Stands at the end of the line, e.g. the code. */
  end?: string;
  target: string;
  params?: TargetParams;
  /** Search part of the address, for a record without a page of its own: `{ search: 'KF-0142' }`. */
  query?: Readonly<Record<string, string>>;
}

/** Something to do from the command palette: a place that begins a piece of work. */
export interface PaletteAction extends Placed {
  label: string;
  target: string;
  params?: TargetParams;
  icon: ComponentType;
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
  actions?: readonly PaletteAction[];
}

/** Types a manifest and keeps its targets literal, so that a host's table of paths is checked at compile time. */
export const defineFeature = <const Target extends string>(
  manifest: FeatureManifest<Target>,
): FeatureManifest<Target> => manifest;

/** The targets of a manifest, as a union of texts. */
export type TargetOf<Manifest> = Manifest extends FeatureManifest<infer Target> ? Target : never;
