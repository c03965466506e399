import type { ApplicationStatus, MerchantApplication } from '@telve/api';
import { useIsDirty } from '@telve/kit';
import { useCallback, useState } from 'react';

export interface Held {
  /** Status by which the screen stands; while something is typed it stays, although the record has gone on. */
  status: ApplicationStatus;
  /** The record has another status by now: nothing can be saved any more. */
  isLate: boolean;
  /** Lets go of what was typed. */
  release: () => void;
  /** The next status is by the own decision: what was typed is dropped, as the question before said. */
  follow: () => void;
}

/** Keeps a form on the screen whose application somebody else has decided meanwhile: nothing typed is lost. */
export const useHeld = ({ status }: MerchantApplication): Held => {
  const isDirty = useIsDirty();
  const [held, setHeld] = useState(status);
  const [follows, setFollows] = useState(false);
  if (held !== status && (follows || !isDirty)) {
    setHeld(status);
    setFollows(false);
  }
  const follow = useCallback(() => setFollows(true), []);
  return { status: held, isLate: held !== status, release: () => setHeld(status), follow };
};
