import type { ApplicationStatus, MerchantApplication } from '@telve/api';
import { useIsDirty } from '@telve/kit';
import { useState } from 'react';

export interface Held {
  /** Status by which the screen stands; while something is typed it stays, although the record has gone on. */
  status: ApplicationStatus;
  /** The record has another status by now: nothing can be saved any more. */
  isLate: boolean;
  /** Lets go of what was typed. */
  release: () => void;
}

/** Keeps a form on the screen whose application somebody else has decided meanwhile: nothing typed is lost. */
export const useHeld = ({ status }: MerchantApplication): Held => {
  const isDirty = useIsDirty();
  const [held, setHeld] = useState(status);
  if (held !== status && !isDirty) setHeld(status);
  return { status: held, isLate: held !== status, release: () => setHeld(status) };
};
