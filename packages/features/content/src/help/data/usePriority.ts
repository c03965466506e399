import { type HelpContentRow, helpContentEntries } from '@telve/api';
import { isSilent, type List, useClient, useErrorText, useInvalidate, useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { useAnnounce } from '@telve/ui';
import { useRef, useState } from 'react';
import { keepPriority, readPriority } from '../list/priority';
import { helpContentTexts } from '../texts';
import type { PriorityDrafts } from './usePriorityDrafts';

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

/**
 * The priority of a row as a number that is typed and saved by a call of its own (HELP-06, HELP-16, HELP-29). A save that
 * fails keeps what was typed; numbers sent one after the other reach the server in that order, and the last wins (D-91).
 */
export const usePriority = ({ id, title, priority }: HelpContentRow, { list, drafts }: PriorityPlace): Priority => {
  const texts = useTexts(helpContentTexts);
  const client = useClient();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const announce = useAnnounce();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => drafts.get(id));
  const [state, setState] = useState<Priority['state']>('rest');
  const [fault, setFault] = useState<string>();
  const typed = useRef(draft);
  const wanted = useRef<number>(undefined);
  const sending = useRef(false);

  const hold = (text: string | undefined) => {
    typed.current = text;
    setDraft(text);
    drafts.set(id, text);
  };
  const fail = (words: string) => {
    setFault(words);
    setState('faulty');
  };

  const send = async (value: number) => {
    const text = typed.current;
    setState('saving');
    list.patchRow(id, { priority: value });
    // On its way it is no longer unsaved: a link that was pressed is followed.
    drafts.set(id, undefined);
    try {
      await client.call(setPriority, { id, priority: value });
      list.settleRow(id);
      if (typed.current === text) {
        hold(undefined);
        setState('saved');
        announce(texts.prioritySavedOf(title, formatNumber(value)));
      }
    } catch (error) {
      list.patchRow(id, null);
      if (typed.current !== undefined) drafts.set(id, typed.current);
      if (typed.current === text) fail(texts.priorityFailed);
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
    hold(undefined);
    setState('rest');
  };

  return {
    text: draft ?? formatNumber(priority),
    state,
    fault: state === 'faulty' ? fault : undefined,
    type: (text) => {
      hold(keepPriority(text));
      setState('rest');
    },
    save: () => {
      if (typed.current === undefined) return;
      const read = readPriority(typed.current, texts);
      if (read.value === undefined) return fail(read.fault);
      if (read.value === priority) {
        // It is on its way already, or stored: leaving the field after Enter sends nothing twice.
        wanted.current = undefined;
        if (!sending.current) restore();
        return;
      }
      wanted.current = read.value;
      void sendWanted();
    },
    restore,
  };
};
