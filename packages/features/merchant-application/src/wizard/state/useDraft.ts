import type { ApplicationValues } from '@telve/application-fields';
import { same, useDrafts } from '@telve/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftKey, readDraft } from './draft';
import type { WizardStep } from './steps';

const pause = 500;
/** A storage that has not answered by then is taken for one that cannot be read. */
const patience = 2000;
const keepKey = 'merchant-application.keep';
const leaving = ['beforeunload', 'pagehide'];
const nothing = () => {};

export interface DraftControl {
  /** A draft that was found and not answered yet. */
  found: Draft | null;
  /** The answer is known: drafts may be written again. */
  isSettled: boolean;
  /** Takes or drops the found draft. */
  settle(use: boolean): void;
  /** Writes within half a second, however fast the calls follow: the last one's values. Another step writes at once. */
  keep(values: ApplicationValues, step: WizardStep): void;
  /** Nothing differs from what the server has: there is nothing to keep. */
  drop(): void;
  /** Forgets the draft for good, after it was handed in. */
  end(): void;
  /** Whether drafts are kept on this computer; null where the embedder keeps none. */
  keeps: boolean | null;
  setKeeps(keeps: boolean): void;
  /** The last write failed: nothing is kept. */
  failed: boolean;
}

/** The draft of one application in the embedder's storage (D-46). What cannot be read or written never stops the wizard. */
export const useDraft = (id: number, server: ApplicationValues): DraftControl => {
  const storage = useDrafts();
  const key = draftKey(id);
  const [found, setFound] = useState<Draft | null>(null);
  const [isSettled, setSettled] = useState(storage === null);
  const [keeps, setKeeps] = useState(true);
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef<Draft | null>(null);
  const first = useRef(server);
  const ended = useRef(false);
  const lastStep = useRef<WizardStep>(undefined);
  const lastFiles = useRef(server.files);

  useEffect(() => {
    if (!storage) return;
    let isHere = true;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const settle = (draft: Draft | null, wanted: boolean) => {
      if (!isHere) return;
      setKeeps(wanted);
      setFound(draft);
      setSettled(draft === null);
    };
    const silence = new Promise<never>((_, reject) => {
      timeout = setTimeout(reject, patience);
    });
    Promise.race([silence, Promise.all([storage.load(key), storage.load(keepKey)])]).then(
      ([kept, wanted]) => settle(readDraft(kept, first.current, new Date()), wanted !== false),
      () => settle(null, true),
    );
    return () => {
      isHere = false;
      clearTimeout(timeout);
    };
  }, [storage, key]);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = next.current;
    next.current = null;
    if (!storage || !draft) return;
    storage.save(key, draft).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [storage, key]);

  // What was typed in the last half second is kept too. A storage needs a moment, which the first of these still leaves.
  useEffect(() => {
    for (const name of leaving) window.addEventListener(name, write);
    return () => {
      for (const name of leaving) window.removeEventListener(name, write);
      write();
    };
  }, [write]);

  const keep = useCallback(
    (values: ApplicationValues, step: WizardStep) => {
      if (ended.current) return;
      next.current = { values, step, savedAt: new Date().toISOString() };
      const { files } = values;
      // Files are what nobody can type again: they are kept at once.
      if (lastStep.current !== step || !same(lastFiles.current, files)) write();
      else timer.current ??= setTimeout(write, pause);
      lastStep.current = step;
      lastFiles.current = files;
    },
    [write],
  );
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    next.current = null;
    storage?.clear(key).catch(() => {});
  }, [storage, key]);
  const end = useCallback(() => {
    ended.current = true;
    clear();
  }, [clear]);

  return {
    found,
    isSettled,
    settle: (use) => {
      setFound(null);
      setSettled(true);
      if (!use) clear();
    },
    keep: isSettled && keeps ? keep : nothing,
    drop: isSettled ? clear : nothing,
    end,
    keeps: storage ? keeps : null,
    setKeeps: (wanted) => {
      setKeeps(wanted);
      if (!wanted) clear();
      storage?.save(keepKey, wanted).catch(() => {});
    },
    failed,
  };
};
