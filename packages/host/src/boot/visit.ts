import type { SessionState } from '@telve/api';

/** True for a visit that needs the sign-in page alone: nobody is signed in and the address is `/`. */
export const isSignInVisit = (state: SessionState, pathname: string): boolean =>
  state.status === 'signed-out' && pathname === '/';
