import type { SessionEnd, SessionState } from '@telve/api';
import { useEffect, useState } from 'react';
import { useSession } from './useSession';

let told: SessionState | undefined;

/** Why the last session ended, for the first sign-in page after it alone (D-06). */
export const useEndedOnce = (): SessionEnd | null => {
  const state = useSession();
  const [toldBefore] = useState(told);
  useEffect(() => {
    told = state;
  }, [state]);
  return state === toldBefore ? null : state.ended;
};
