import { type HelpContentRow, helpContentEntries } from '@telve/api';
import { isSilent, type List, useClient, useErrorText, useInvalidate, useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { useAnnounce } from '@telve/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { keepPriority, readPriority } from '../list/priority';
import { helpContentTexts } from '../texts';
import { isGone } from './isGone';
import type { PriorityDraft, PriorityDrafts } from './usePriorityDrafts';

const { setPriority } = helpContentEntries;

/** How the field of a priority stands. */
export interface Priority {
  text: string;
  /** Nothing was typed, or the save is under way, done, or not done. */
  state: 'rest' | 'saving' | 'saved' | 'faulty';
  /** What is wrong, at a faulty one. */
  fault: string | undefined;
  type: (text: string) => void;
  /** Saves what was typed, if it differs from what is stored. */
  save: () => void;
  /** Back to what is stored. */
  restore: () => void;
}

/** Where a row shows and keeps its priority. */
export interface PriorityPlace {
  list: Pick<List<HelpContentRow>, 'patchRow' | 'settleRow'>;
  drafts: PriorityDrafts;
}

/** A number as it was typed and as it is sent. */
interface Sent {
  text: string;
  value: number;
}

const stateOf = ({ fault, isSending }: PriorityDraft): Priority['state'] => {
  if (isSending) return 'saving';
  return fault === undefined ? 'rest' : 'faulty';
};

/**
 * The priority of a row as a number that is typed and saved by a call of its own (HELP-06, HELP-16, HELP-29). A save that
 * fails keeps what was typed, unless the record is gone; numbers sent one after the other reach the server in that order,
 * and the last wins (D-91).
 */
export const usePriority = ({ id, title, priority }: HelpContentRow, { list, drafts }: PriorityPlace): Priority => {
  const texts = useTexts(helpContentTexts);
  const client = useClient();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const announce = useAnnounce();
  const errorText = useErrorText();
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(id),
    () => undefined,
  );
  const [isSaved, setSaved] = useState(false);
  const wanted = useRef<Sent>(undefined);
  const sending = useRef(false);

  const send = async ({ text, value }: Sent) => {
    // What was typed on meanwhile stays as it is.
    const isStill = () => drafts.get(id)?.text === text;
    if (isStill()) drafts.set(id, { text, isSending: true });
    list.patchRow(id, { priority: value });
    try {
      await client.call(setPriority, { id, priority: value });
      list.settleRow(id);
      if (isStill()) {
        drafts.set(id, undefined);
        setSaved(true);
        announce(texts.prioritySavedOf(title, formatNumber(value)));
      }
    } catch (error) {
      list.patchRow(id, null);
      if (isGone(error)) restore();
      else if (isStill()) drafts.set(id, { text, fault: texts.priorityFailed });
      if (!isSilent(error)) notify.error(errorText(error));
    }
    // Only now, since a row that is settled takes no answer that was asked for before; after a failure it may be gone (D-91).
    void invalidate(setPriority.writes ?? []);
  };

  const sendWanted = async () => {
    if (sending.current) return;
    sending.current = true;
    while (wanted.current !== undefined) {
      const next = wanted.current;
      wanted.current = undefined;
      await send(next);
    }
    sending.current = false;
  };

  const restore = () => {
    wanted.current = undefined;
    drafts.set(id, undefined);
    setSaved(false);
  };

  return {
    text: draft?.text ?? formatNumber(priority),
    state: draft ? stateOf(draft) : isSaved ? 'saved' : 'rest',
    fault: draft?.fault,
    type: (text) => {
      drafts.set(id, { text: keepPriority(text) });
      setSaved(false);
    },
    save: () => {
      const typed = drafts.get(id);
      if (typed === undefined) return;
      const { text } = typed;
      const read = readPriority(text, texts);
      if (read.value === undefined) {
        drafts.set(id, { text, fault: read.fault });
        return;
      }
      if (read.value === priority) {
        // It is on its way already, or stored: leaving the field after Enter sends nothing twice.
        wanted.current = undefined;
        if (!sending.current && !typed.isSending) restore();
        return;
      }
      wanted.current = { text, value: read.value };
      void sendWanted();
    },
    restore,
  };
};
