import type { FeatureRoute, PageComponent } from '@telve/kit';
import { lazy } from 'react';
import { routeAt } from './routeAt';

/** Pages that need something of this host and are wrapped by it. */
const hostPages: Readonly<Record<string, () => Promise<PageComponent>>> = {
  'auth.changePassword': () => import('./ChangePassword').then((module) => module.ChangePassword),
  'auth.forgotPassword': () => import('./ForgotPassword').then((module) => module.ForgotPassword),
  'merchantApplication.simple': () => import('./SimpleApplication').then((module) => module.SimpleApplication),
};

const loadOf = (route: FeatureRoute) => hostPages[route.target] ?? route.load;

const pages = new Map<FeatureRoute, PageComponent>();

/** The component of a route, loaded when it is shown. One that could not be loaded is asked for again the next time. */
export const pageOf = (route: FeatureRoute): PageComponent => {
  const known = pages.get(route);
  if (known) return known;
  const page = lazy(() =>
    loadOf(route)().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        pages.delete(route);
        throw error;
      },
    ),
  );
  pages.set(route, page);
  return page;
};

/** Starts loading the page of an address, if a feature has one there. */
export const preloadPage = (pathname: string): void => {
  const route = routeAt(pathname);
  if (route) void loadOf(route)().catch(() => {});
};
