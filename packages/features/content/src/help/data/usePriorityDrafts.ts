import { useDirty, useTexts } from '@telve/kit';
import { useState } from 'react';
import { helpContentTexts } from '../texts';

/** What was typed into a priority and is not stored. */
export interface PriorityDraft {
  text: string;
  /** Why it was not saved, once that was tried. */
  fault?: string;
  /** On its way to the server; nothing asks about it then, so a link that was pressed is followed. */
  isSending?: boolean;
}

/** What was typed into priorities, by record. */
export interface PriorityDrafts {
  get: (id: number) => PriorityDraft | undefined;
  set: (id: number, draft: PriorityDraft | undefined) => void;
  /** Ids of the records that have a draft. */
  ids: () => readonly number[];
  subscribe: (listener: () => void) => () => void;
}

const createDrafts = (tell: (hasUnsaved: boolean) => void): PriorityDrafts => {
  const held = new Map<number, PriorityDraft>();
  const listeners = new Set<() => void>();
  return {
    get: (id) => held.get(id),
    set: (id, draft) => {
      if (draft) held.set(id, draft);
      else held.delete(id);
      tell([...held.values()].some(({ isSending }) => !isSending));
      for (const listener of listeners) listener();
    },
    ids: () => [...held.keys()],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Keeps typed priorities while pages of the list come and go, and asks before they are lost with the page. */
export const usePriorityDrafts = (): PriorityDrafts => {
  const { priorities } = useTexts(helpContentTexts);
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const [drafts] = useState(() => createDrafts(setHasUnsaved));
  useDirty(hasUnsaved, { label: priorities });
  return drafts;
};
