import { useEffect, useRef, useState } from 'react';
import { useLateTexts } from '../../texts/late';
import { imageTexts } from './texts';
import type { ImageOptions } from './types';

interface Refused {
  name: string;
  reason: string;
}

/**
 * Has chosen files prepared one after the other, so that a phone holds one decoded photograph at a time. What comes after the field is
 * gone, or after `drop`, is thrown away.
 */
export function usePreparing({ prepare, refusal, onBusyChange }: ImageOptions, onReady: (value: string) => void) {
  const texts = useLateTexts('image', imageTexts);
  /** One number for each file under way. */
  const [pending, setPending] = useState<readonly number[]>([]);
  const count = useRef(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const latest = useRef({ prepare, refusal, onBusyChange, onReady });
  const turn = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    latest.current = { prepare, refusal, onBusyChange, onReady };
  });
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const busy = pending.length > 0;
  const told = useRef(false);
  useEffect(() => {
    if (told.current !== busy) latest.current.onBusyChange?.(busy);
    told.current = busy;
  }, [busy]);

  const one = async (file: File, job: number, mine: number) => {
    if (mine !== turn.current) return;
    try {
      const value = await latest.current.prepare(file);
      if (mine === turn.current) latest.current.onReady(value);
    } catch (error) {
      const reason = latest.current.refusal?.(error) ?? texts.failed;
      if (mine === turn.current) setRefused((before) => [...before, { name: file.name, reason }]);
    }
    if (mine === turn.current) setPending((jobs) => jobs.filter((other) => other !== job));
  };
  return {
    pending,
    busy,
    refused,
    /** Forgets what was refused. */
    clear: () => setRefused([]),
    add(files: readonly File[]) {
      setRefused([]);
      const mine = turn.current;
      for (const file of files) {
        const job = ++count.current;
        setPending((jobs) => [...jobs, job]);
        queue.current = queue.current.then(() => one(file, job, mine));
      }
    },
    /** Stops what is under way: its result is not wanted any more. */
    drop() {
      turn.current += 1;
      queue.current = Promise.resolve();
      setPending([]);
      setRefused([]);
    },
  };
}
