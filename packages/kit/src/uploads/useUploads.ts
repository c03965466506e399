import { type Reducer, useCallback, useEffect, useId, useMemo, useReducer, useRef } from 'react';
import { useDirty } from '../leave/leave';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { useLatest } from '../util/useLatest';
import { isUploading, reduceUploads, type Upload, type UploadAction } from './uploads';

export interface SendOptions {
  signal: AbortSignal;
  /** Part of the file sent, 0 to 1. */
  onProgress: (share: number) => void;
}

export interface UploadsOptions<Result> {
  /** Sends one file, usually `client.call` of a multipart entry. */
  send: (file: File, options: SendOptions) => Promise<Result>;
  /** Files sent at the same time. Default 2. */
  concurrency?: number;
  /** Name in the question before leaving. */
  label?: string;
}

/** The files of a form that are sent while it is filled in. */
export interface Uploads<Result> {
  uploads: readonly Upload<Result>[];
  /** Something is being sent or waits to be: leaving asks. */
  busy: boolean;
  add: (files: Iterable<File>) => void;
  cancel: (id: string) => void;
  /** Sends a failed or cancelled file again. */
  retry: (id: string) => void;
  /** Takes a file out; one that is being sent is stopped. */
  remove: (id: string) => void;
}

/** The one model of uploads: state, progress, cancel and retry of each file. Unmounting stops what is being sent. */
export const useUploads = <Result>({ send, concurrency = 2, label }: UploadsOptions<Result>): Uploads<Result> => {
  const [uploads, dispatch] = useReducer(reduceUploads as Reducer<readonly Upload<Result>[], UploadAction<Result>>, []);
  const running = useRef(new Map<string, AbortController>());
  const latest = useLatest(send);
  const prefix = useId();
  const count = useRef(0);
  const busy = isUploading(uploads);
  const texts = useTexts(kitTexts).uploads;
  useDirty(busy, { label: label ?? texts.dirty });

  useEffect(() => {
    const start = async ({ id, file }: Upload<Result>) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      dispatch({ type: 'start', id });
      const onProgress = (share: number) => !signal.aborted && dispatch({ type: 'progress', id, share });
      try {
        const result = await latest.current(file, { signal, onProgress });
        if (!signal.aborted) dispatch({ type: 'done', id, result });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', id, error });
      } finally {
        if (running.current.get(id) === controller) running.current.delete(id);
      }
    };
    const free = concurrency - uploads.filter(({ state }) => state === 'sending').length;
    const waiting = uploads.filter(({ state, id }) => state === 'waiting' && !running.current.has(id));
    for (const upload of waiting.slice(0, Math.max(0, free))) void start(upload);
  }, [uploads, concurrency, latest]);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const stop = useCallback((id: string, type: 'cancel' | 'remove') => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    dispatch({ type, id });
  }, []);

  const actions = useMemo(
    () => ({
      add: (files: Iterable<File>) =>
        dispatch({ type: 'add', uploads: [...files].map((file) => ({ id: `${prefix}${count.current++}`, file })) }),
      cancel: (id: string) => stop(id, 'cancel'),
      retry: (id: string) => dispatch({ type: 'retry', id }),
      remove: (id: string) => stop(id, 'remove'),
    }),
    [prefix, stop],
  );
  return { uploads, busy, ...actions };
};
