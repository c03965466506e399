import { type RefObject, useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';
import { activeIn } from '../shared/focus';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(focusable)];

/** Where the focus stood: which row, which control of it. */
interface Place {
  element: Element;
  row: number;
  control: number;
}

const placeOf = (element: Element): Place | undefined => {
  const row = element.closest('tbody tr');
  const rows = row?.closest('tbody')?.rows;
  if (!row || !rows) return undefined;
  return {
    element,
    row: [...rows].indexOf(row as HTMLTableRowElement),
    control: controlsOf(row).indexOf(element as HTMLElement),
  };
};

/** Whether nothing has the focus now: what had it is gone. */
const isLost = (scope: Element): boolean => {
  const root = scope.getRootNode() as Document | ShadowRoot;
  const active = root.activeElement;
  return active === null || active === scope.ownerDocument.body;
};

/**
 * Keeps the focus in a table when the row that has it leaves, such as a row that is switched out of what the list shows: it
 * goes to the same control of the row that takes its place, and with the last row to the table itself.
 *
 * @param frame element around the table; focusable by script
 */
export const useRowFocus = (frame: RefObject<HTMLElement | null>): void => {
  const place = useRef<Place | undefined>(undefined);
  useEffect(() => {
    const node = frame.current;
    const enter = ({ target }: FocusEvent) => {
      place.current = placeOf(target as Element);
    };
    const leave = ({ target }: FocusEvent) => {
      const element = target as Element;
      // What is taken away is told to leave while it is still there: only afterwards one can tell. While another window has
      // the focus, the control keeps it in this one.
      queueMicrotask(() => {
        if (element.isConnected && activeIn(element) !== element) place.current = undefined;
      });
    };
    node?.addEventListener('focusin', enter);
    node?.addEventListener('focusout', leave);
    return () => {
      node?.removeEventListener('focusin', enter);
      node?.removeEventListener('focusout', leave);
    };
  }, [frame]);
  useIsomorphicLayoutEffect(() => {
    const last = place.current;
    if (!last || last.element.isConnected || !frame.current || !isLost(frame.current)) return;
    place.current = undefined;
    const rows = frame.current.querySelectorAll('tbody tr');
    const row = rows[Math.min(last.row, rows.length - 1)];
    const controls = row ? controlsOf(row) : [];
    (controls[last.control] ?? controls.at(-1) ?? frame.current).focus();
  });
};
