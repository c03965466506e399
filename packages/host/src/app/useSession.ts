import type { Role, SessionState } from '@telve/api';
import { useSyncExternalStore } from 'react';
import { session } from '../services';

/** The session as it stands; renders again when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.getState);

/** True when one of the user's roles is among the named ones (SES-06). */
export const hasRole = (wanted: readonly Role[], own: readonly Role[]): boolean =>
  wanted.some((role) => own.includes(role));
