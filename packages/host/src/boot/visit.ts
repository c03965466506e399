import type { SessionState } from '@telve/api';
import { hostPaths, isProtected } from '../paths';

export interface Visit {
  /** True when the sign-in page is all this visit needs. */
  signIn: boolean;
  /** The page under the session that was asked for, with its query. */
  asked: string | null;
}

/** What a visit needs first: a visitor of `/` or of a protected page signs in, and is led on after that (SES-04). */
export const visitOf = (state: SessionState, place: Pick<Location, 'pathname' | 'search' | 'hash'>): Visit => {
  const asked = isProtected(place.pathname) ? place.pathname + place.search + place.hash : null;
  const signIn = state.status === 'signed-out' && (asked !== null || place.pathname === hostPaths.signIn);
  return { signIn, asked };
};
