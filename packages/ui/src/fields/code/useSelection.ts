import { type RefObject, useCallback, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';

/** Where the caret of an input stands, in characters; `null` while the input is not focused. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

// Not `input`: a render before React has seen it would put the old text back.
const events = ['focus', 'blur', 'keyup', 'pointerup', 'selectionchange'] as const;

const read = (input: HTMLInputElement): Selection | null => {
  const root = input.getRootNode() as Document | ShadowRoot;
  if (root.activeElement !== input) return null;
  const start = input.selectionStart ?? input.value.length;
  return { start, end: input.selectionEnd ?? start };
};

const same = (a: Selection | null, b: Selection | null) => a?.start === b?.start && a?.end === b?.end;

/** Follows caret and selection of an input, in a shadow root too, where React's own select event stays silent. Call it after what sets the caret. */
export function useSelection(input: RefObject<HTMLInputElement | null>): Selection | null {
  const [selection, setSelection] = useState<Selection | null>(null);
  const follow = useCallback(() => {
    const next = input.current && read(input.current);
    setSelection((last) => (same(last, next) ? last : next));
  }, [input]);
  useIsomorphicLayoutEffect(follow);
  useIsomorphicLayoutEffect(() => {
    const node = input.current;
    if (!node) return;
    for (const event of events) node.addEventListener(event, follow);
    node.ownerDocument.addEventListener('selectionchange', follow);
    return () => {
      for (const event of events) node.removeEventListener(event, follow);
      node.ownerDocument.removeEventListener('selectionchange', follow);
    };
  }, [input, follow]);
  return selection;
}
