import type { FeatureRoute } from '@telve/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { isProtected } from '../paths';
import { Shell } from '../shell/Shell';
import { CrashBoundary } from './CrashBoundary';
import { FeaturePage, pageBars } from './FeaturePage';
import { paths } from './features';
import { PublicOnly, SignedInOnly } from './guards';
import { HomePage } from './home';
import { Root } from './Root';
import { allRoutes, pathOf } from './routeAt';

const SignIn = lazy(() => import('./SignIn').then((module) => ({ default: module.SignIn })));

const toRoute = (route: FeatureRoute): RouteObject => ({ path: pathOf(route), element: <FeaturePage route={route} /> });

const protectedRoutes = allRoutes.filter((route) => isProtected(pathOf(route)));
const publicRoutes = allRoutes.filter((route) => !isProtected(pathOf(route)));

const signIn = (
  <Suspense fallback={null}>
    <SignIn />
  </Suspense>
);
const home = (
  <Suspense fallback={pageBars}>
    <HomePage />
  </Suspense>
);
const signedIn = (
  <SignedInOnly>
    <Shell />
  </SignedInOnly>
);

const inBoundary = (page: ReactNode) => <CrashBoundary>{page}</CrashBoundary>;

/** Public pages, pages under /dashboard, and what becomes of an unknown address (SES-01, SES-03, SES-05, D-91). */
export const routes: RouteObject[] = [
  {
    element: inBoundary(<Root />),
    children: [
      {
        element: inBoundary(<PublicOnly />),
        children: [{ path: paths.signIn, element: signIn }, ...publicRoutes.map(toRoute)],
      },
      {
        path: paths.home,
        element: signedIn,
        children: [
          {
            element: inBoundary(<Outlet />),
            children: [
              { index: true, element: home },
              ...protectedRoutes.map(toRoute),
              { path: '*', element: <Navigate to={paths.home} replace /> },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.signIn} replace /> },
    ],
  },
];
