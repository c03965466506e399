import { useNotify, useTexts } from '@telve/kit';
import { useCallback, useMemo, useRef } from 'react';
import { applicationReviewTexts } from '../texts';
import type { Decision } from './useStatusChange';

export interface SaveThen {
  /** Saves the form of the element, then sends the decision; a save that fails sends nothing more (D-41). */
  saveThen: (form: HTMLFormElement | null, status: Decision) => void;
  /** To be given to the form. */
  beforeSave: () => true;
  onSaved: () => void;
}

/** Unsaved changes are saved before a decision is sent. A save by itself says so (STAFF-30). */
export const useSaveThen = (decide: (status: Decision) => Promise<void>): SaveThen => {
  const { done } = useTexts(applicationReviewTexts);
  const notify = useNotify();
  const armed = useRef<Decision | null>(null);
  const current = useRef<Decision | null>(null);
  const saveThen = useCallback<SaveThen['saveThen']>((form, status) => {
    armed.current = status;
    form?.requestSubmit();
    // A form that was busy took nothing: its next save must not decide.
    armed.current = null;
  }, []);
  return useMemo(
    () => ({
      saveThen,
      // Each save takes what was armed for it alone: a refused one leaves nothing behind for the next.
      beforeSave: () => {
        current.current = armed.current;
        armed.current = null;
        return true;
      },
      onSaved: () => {
        if (current.current === null) notify.success(done.updated);
        else void decide(current.current);
      },
    }),
    [saveThen, notify, done, decide],
  );
};
