/** The addresses that are known before any feature has loaded, as the specification has them. */
export const hostPaths = {
  home: '/dashboard',
  signIn: '/',
  'auth.forgotPassword': '/forgotPassword',
} as const;

/** The page that partners show in a frame. */
export const embedPath = '/embed/apply';

/** True for the home page and everything under it: what needs a session (SES-03). */
export const isProtected = (pathname: string): boolean =>
  pathname === hostPaths.home || pathname.startsWith(`${hostPaths.home}/`);
