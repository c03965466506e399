import { type OnboardingRow, onboardingEntries } from '@telve/api';
import { isSilent, kitTexts, type List, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { inOrder } from '../list/order';
import { onboardingTexts } from '../texts';

/** The rows as they were put in order, and what stores an order. */
export interface Order {
  rows: readonly OnboardingRow[];
  /** Some order is not stored yet: a row's place is where it stands. */
  isPending: boolean;
  /** An order is being stored, or what it led to is being read: the versions of the rows may be old ones. */
  isStoring: boolean;
  store: (ids: readonly (string | number)[]) => void;
}

/**
 * The order of the screens: shown at once, stored by one call with all ids, taken back with a message when that fails. Orders that
 * are made while one is being stored wait; only the last of them is stored.
 */
export const useOrder = (list: Pick<List<OnboardingRow>, 'rows' | 'reload'>): Order => {
  const { run } = useMutation(onboardingEntries.reorder);
  const notify = useNotify();
  const { orderChanged } = useTexts(onboardingTexts);
  const { saved } = useTexts(kitTexts);
  const errorText = useErrorText({ conflict: orderChanged });
  const [shown, setShown] = useState<readonly number[] | null>(null);
  const waiting = useRef<readonly number[] | null>(null);
  const isRunning = useRef(false);
  const [isStoring, setStoring] = useState(false);
  const latest = useRef({ run, list, notify, saved, errorText });
  latest.current = { run, list, notify, saved, errorText };

  const attempt = useCallback(async (ids: readonly number[]): Promise<boolean> => {
    try {
      await latest.current.run({ ids: [...ids] });
      return true;
    } catch (error) {
      // What was made over the refused order goes with it.
      waiting.current = null;
      setShown(null);
      if (!isSilent(error)) latest.current.notify.error(latest.current.errorText(error));
      return false;
    }
  }, []);

  const store = useCallback(
    async (ids: readonly (string | number)[]) => {
      waiting.current = ids as readonly number[];
      setShown(waiting.current);
      if (isRunning.current) return;
      isRunning.current = true;
      setStoring(true);
      let isStored = false;
      while (waiting.current) {
        const next: readonly number[] = waiting.current;
        waiting.current = null;
        isStored = await attempt(next);
        // Until the stored places are read, the order that was made stays in sight.
        if (!waiting.current) await latest.current.list.reload();
      }
      isRunning.current = false;
      setStoring(false);
      setShown(null);
      if (isStored) latest.current.notify.success(latest.current.saved);
    },
    [attempt],
  );

  const rows = useMemo(() => (shown ? inOrder(list.rows, shown) : list.rows), [list.rows, shown]);
  return { rows, isPending: shown !== null, isStoring, store };
};
