import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Holds work back while a pointer is pressed. A press takes the focus from a field; a message that came with it would move
 * the page, and the button under the pointer would be gone before it is released: the click would be lost.
 */
export const usePointerPause = (): {
  onPointerDownCapture: (event: PointerEvent) => void;
  pause: (work: () => void) => void;
} => {
  const held = useRef<(() => void)[] | null>(null);
  const ending = useRef<() => void>(undefined);

  const onPointerDownCapture = useCallback(({ currentTarget }: PointerEvent) => {
    const page = currentTarget.ownerDocument;
    held.current ??= [];
    ending.current?.();
    const stop = new AbortController();
    // The click comes after the release, in the same task: the work waits for the next one.
    const release = () =>
      setTimeout(() => {
        stop.abort();
        const waiting = held.current ?? [];
        held.current = null;
        for (const work of waiting) work();
      });
    for (const end of ['pointerup', 'pointercancel'])
      page.addEventListener(end, release, { signal: stop.signal, capture: true });
    ending.current = () => stop.abort();
  }, []);
  useEffect(() => () => ending.current?.(), []);

  const pause = useCallback((work: () => void) => {
    if (held.current) held.current.push(work);
    else work();
  }, []);
  return { onPointerDownCapture, pause };
};
