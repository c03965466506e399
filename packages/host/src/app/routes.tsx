import type { FeatureRoute, PageComponent } from '@telve/kit';
import { Navigate, type RouteObject } from 'react-router-dom';
import { HomePage } from '../home/HomePage';
import { Shell } from '../shell/Shell';
import { Crash } from './Crash';
import { FeaturePage } from './FeaturePage';
import { type KnownTarget, manifests, paths } from './features';
import { PublicOnly, SignedInOnly } from './guards';
import { Root } from './Root';
import { SignIn } from './SignIn';

/** Pages that need something of this host and are wrapped by it. */
const hostPages: Readonly<Record<string, () => Promise<PageComponent>>> = {
  'auth.changePassword': () => import('./ChangePassword').then((module) => module.ChangePassword),
};

const isProtected = (path: string) => path.startsWith(`${paths.home}/`);

const toRoute = (route: FeatureRoute): RouteObject => ({
  path: paths[route.target as KnownTarget],
  element: <FeaturePage route={route} page={hostPages[route.target]} />,
});

const featureRoutes = manifests.flatMap((feature) => feature.routes);
const protectedRoutes = featureRoutes.filter((route) => isProtected(paths[route.target as KnownTarget]));
const publicRoutes = featureRoutes.filter((route) => !protectedRoutes.includes(route));

/** Public pages, pages under /dashboard, and what becomes of an unknown address (SES-01, SES-03, SES-05, D-91). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Crash />,
    children: [
      {
        element: <PublicOnly />,
        errorElement: <Crash />,
        children: [{ path: paths.signIn, element: <SignIn /> }, ...publicRoutes.map(toRoute)],
      },
      {
        path: paths.home,
        element: (
          <SignedInOnly>
            <Shell />
          </SignedInOnly>
        ),
        children: [
          {
            errorElement: <Crash />,
            children: [
              { index: true, element: <HomePage /> },
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
