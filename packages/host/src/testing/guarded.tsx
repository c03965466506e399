import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PublicOnly, RolesOnly, SignedInOnly } from '../app/guards';
import { session } from '../services';
import { keepReturnPath } from '../session/returnPath';

type Router = ReturnType<typeof createMemoryRouter>;

const routes = [
  {
    element: <PublicOnly />,
    children: [
      { path: '/', element: <p>giriş</p> },
      { path: '/forgotPassword', element: <p>şifre</p> },
    ],
  },
  {
    path: '/dashboard',
    element: (
      <SignedInOnly>
        <Outlet />
      </SignedInOnly>
    ),
    children: [
      { index: true, element: <p>ana sayfa</p> },
      { path: 'changePassword', element: <p>değiştir</p> },
      {
        path: 'venues',
        element: (
          <RolesOnly roles={['PanelUser', 'PanelVenueUser']}>
            <p>mağazalar</p>
          </RolesOnly>
        ),
      },
    ],
  },
];

/** The router's place where the page has `window.location`. */
const placeOf = (router: Router) =>
  new Proxy({} as Location, { get: (_, key: keyof Router['state']['location']) => router.state.location[key] });

export interface Guarded {
  router: Router;
  /** Path and query of the present place. */
  address(): string;
  stop(): void;
}

/** The guards around plain pages, as in the host's routes, over the real session. */
export const openGuarded = (path: string): Guarded => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const stop = keepReturnPath(session, placeOf(router));
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, stop, address: () => router.state.location.pathname + router.state.location.search };
};
