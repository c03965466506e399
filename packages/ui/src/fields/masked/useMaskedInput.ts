import {
  editMask,
  fillMask,
  type Mask,
  type MaskState,
  recordEdit,
  redoEdit,
  startHistory,
  undoEdit,
} from '@telve/locale';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';

type Input = { current: HTMLInputElement | null };

/** The selection before each edit: the input event tells only the one after it. */
function useSelectionBefore(input: Input) {
  const start = useRef(0);
  useIsomorphicLayoutEffect(() => {
    const node = input.current;
    const remember = () => {
      start.current = node?.selectionStart ?? 0;
    };
    node?.addEventListener('beforeinput', remember);
    return () => node?.removeEventListener('beforeinput', remember);
  }, [input]);
  return start;
}

/**
 * Text and handlers of an input with a mask. The rules are the locale's `editMask`; this ties them to the element: the caret is put
 * where the rules say, text that an input method is still composing is left alone, and undo works although the value is set by script.
 */
export function useMaskedInput(mask: Mask, value: string, onChange: (chars: string) => void, input: Input) {
  const text = fillMask(mask, value);
  const [composing, setComposing] = useState<string | null>(null);
  const [, rerender] = useState(0);
  const caretBefore = useSelectionBefore(input);
  const composedFrom = useRef<MaskState | null>(null);
  const caretToSet = useRef<number | null>(null);
  const history = useRef(startHistory({ text, caret: text.length }));
  // A value that came from outside begins a new history.
  if (history.current.present.text !== text && composing === null)
    history.current = startHistory({ text, caret: text.length });

  useIsomorphicLayoutEffect(() => {
    const caret = caretToSet.current;
    caretToSet.current = null;
    const node = input.current;
    if (caret === null || !node) return;
    // Setting one that is there already would make the browser lay the page out at every keystroke.
    if (node.selectionStart !== caret || node.selectionEnd !== caret) node.setSelectionRange(caret, caret);
  });

  const show = (state: MaskState, chars: string) => {
    caretToSet.current = state.caret;
    // Also when nothing changed: React then restores the text and the caret has to follow.
    rerender((count) => count + 1);
    if (chars !== value) onChange(chars);
  };
  const apply = (before: MaskState, after: MaskState) => {
    const next = editMask(mask, before, after);
    history.current = recordEdit({ ...history.current, present: before }, next);
    show(next, next.chars);
  };
  const before = (): MaskState => ({ text, caret: caretBefore.current });
  const after = ({ value: typed, selectionStart }: HTMLInputElement): MaskState => ({
    text: typed,
    caret: selectionStart ?? typed.length,
  });

  return {
    value: composing ?? text,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (!(event.nativeEvent as InputEvent).isComposing) return apply(before(), after(event.target));
      composedFrom.current ??= before();
      setComposing(event.target.value);
    },
    onCompositionEnd(event: { currentTarget: HTMLInputElement }) {
      const from = composedFrom.current;
      composedFrom.current = null;
      setComposing(null);
      if (from) apply(from, after(event.currentTarget));
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      const next = key === 'y' || event.shiftKey ? redoEdit(history.current) : undoEdit(history.current);
      if (next === history.current) return;
      history.current = next;
      show(next.present, editMask(mask, { text: '', caret: 0 }, next.present).chars);
    },
  };
}
