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

/** Moves the messages to the top while they would cover the element that has the focus (WCAG 2.4.11). */
export function useKeepClear(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const check = () => {
      const focused = activeIn(region);
      if (!focused || focused === region.ownerDocument.body || region.contains(focused)) return;
      delete region.dataset.place;
      const box = region.getBoundingClientRect();
      if (box.height > 0 && overlaps(focused.getBoundingClientRect(), box)) region.dataset.place = 'top';
    };
    // As messages come and go.
    const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(check);
    size?.observe(region);
    const tree = treeOf(region);
    tree.addEventListener('focusin', check);
    return () => {
      tree.removeEventListener('focusin', check);
      size?.disconnect();
    };
  }, [ref]);
}
