import { useDirty, useTexts } from '@telve/kit';
import { useMemo, useState } from 'react';
import { helpContentTexts } from '../texts';

/** What was typed into priorities and is not saved, by record. */
export interface PriorityDrafts {
  get: (id: number) => string | undefined;
  set: (id: number, text: string | undefined) => void;
}

/** Keeps typed priorities while pages of the list come and go, and asks before they are lost with the page. */
export const usePriorityDrafts = (): PriorityDrafts => {
  const { priorities } = useTexts(helpContentTexts);
  const [held] = useState(() => new Map<number, string>());
  const [hasAny, setHasAny] = useState(false);
  useDirty(hasAny, { label: priorities });
  return useMemo(
    () => ({
      get: (id) => held.get(id),
      set: (id, text) => {
        if (text === undefined) held.delete(id);
        else held.set(id, text);
        setHasAny(held.size > 0);
      },
    }),
    [held],
  );
};
