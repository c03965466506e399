import type { ApplicationValues } from '@telve/application-fields';
import { useNotify, useTexts } from '@telve/kit';
import { useCallback, useRef, useState } from 'react';
import { wizardTexts } from '../texts';
import { type FileShares, fileShares } from './progress';

/** What is shown while an application is sent. */
export interface Sending {
  shares: FileShares | undefined;
  stop: () => void;
  /** The save is through and the status is being changed. */
  handingIn: boolean;
}

/** How far the files of a save are, and how to stop it: nothing is lost then. */
export const useSaveProgress = () => {
  const texts = useTexts(wizardTexts);
  const notify = useNotify();
  const [shares, setShares] = useState<FileShares>();
  const running = useRef<AbortController>(undefined);

  /** Options of the save that begins. */
  const begin = useCallback((files: ApplicationValues['files']) => {
    const started = new AbortController();
    running.current = started;
    setShares(fileShares(files, 0));
    return {
      signal: started.signal,
      onProgress: (share: number) => {
        if (!started.signal.aborted) setShares(fileShares(files, share));
      },
    };
  }, []);
  const end = useCallback(() => setShares(undefined), []);
  const stop = useCallback(() => {
    running.current?.abort();
    setShares(undefined);
    notify.info(texts.stopped);
  }, [notify, texts]);
  return { shares, begin, end, stop };
};
