import { type FocusEvent, type RefObject, useRef } from 'react';
import { activeIn, tabbable } from '../../display/shared/focus';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';

/**
 * Keeps focus in an element whose controls are replaced: where the focused one went away, the first of the new ones takes
 * over. React tells no blur of what it removes itself, so that somebody who left is not called back.
 * @param view changes when the controls do.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, view: string, onLeave?: () => void) {
  const inside = useRef(false);
  useIsomorphicLayoutEffect(() => {
    const node = root.current;
    if (!inside.current || !node) return;
    const { activeElement, body } = node.ownerDocument;
    // Somebody who has gone on is not called back.
    if (activeElement === null || activeElement === body) tabbable(node)[0]?.focus();
  }, [view, root]);
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // While the system's dialog is open the window has lost the focus, not the control in it.
      if (currentTarget.contains(relatedTarget) || activeIn(target) === target) return;
      inside.current = false;
      onLeave?.();
    },
  };
}
