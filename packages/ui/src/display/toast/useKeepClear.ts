import { type RefObject, useEffect } from 'react';
import { activeIn, treeOf } from '../shared/focus';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether two boxes cover each other in part. */
export const overlaps = (a: Edges, b: Edges) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Moves the messages to the top when they would cover the element that has the focus (WCAG 2.4.11). */
export function useKeepClear(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const region = ref.current;
    if (!region || !active) return;
    const check = () => {
      const focused = activeIn(region);
      if (!focused || focused === region.ownerDocument.body || region.contains(focused)) return;
      delete region.dataset.place;
      if (overlaps(focused.getBoundingClientRect(), region.getBoundingClientRect())) region.dataset.place = 'top';
    };
    check();
    const tree = treeOf(region);
    tree.addEventListener('focusin', check);
    return () => {
      tree.removeEventListener('focusin', check);
      delete region.dataset.place;
    };
  }, [ref, active]);
}
