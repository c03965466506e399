import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret where it was when characters of an edit are not taken: a value that is set from outside would send it to
 * the end. Answers a function for the edit: how many characters before the caret go.
 */
export const useCaret = (input: RefObject<HTMLInputElement | null>): ((dropped: number) => void) => {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (dropped) => {
    const at = input.current?.selectionStart ?? null;
    caret.current = at === null ? null : Math.max(0, at - Math.max(0, dropped));
  };
};
