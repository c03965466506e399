import type { SessionState } from '@telve/api';
import { useSyncExternalStore } from 'react';
import { session } from '../services';

/** The session as it stands; renders again when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.getState);
