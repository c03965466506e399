import { type PointerEvent, useEffect, useRef } from 'react';
import type { ReorderKey, ReorderScope } from './context';
import { scrollAtEdge, scrollerOf } from './edgeScroll';

/** Pixels a pointer moves before it carries: a press alone lifts and drops, as the keyboard does. */
const slack = 4;

interface Press {
  handle: HTMLElement;
  scroller: Element;
  rows: Element;
  pointer: number;
  startY: number;
  y: number;
  /** Where the rows stood: the page may scroll meanwhile. */
  rowsTop: number;
  carrying: boolean;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Props of a handle that carries its row with mouse, pen or finger; `wasCarried` tells that the click after it is none. */
export const usePointerLift = (key: ReorderKey, scope: ReorderScope) => {
  const press = useRef<Press | null>(null);
  const carried = useRef(false);
  const frame = useRef(0);
  const latest = useRef(scope);
  latest.current = scope;

  const end = () => {
    cancelAnimationFrame(frame.current);
    press.current = null;
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const carry = (now: Press) => latest.current.carry(now.y - now.startY + now.rowsTop - topOf(now.rows));
  const follow = () => {
    const now = press.current;
    if (!now?.carrying) return;
    scrollAtEdge(now.scroller, now.y);
    carry(now);
    frame.current = requestAnimationFrame(follow);
  };

  return {
    wasCarried: (): boolean => {
      const was = carried.current;
      carried.current = false;
      return was;
    },
    /** Ends the carrying without leaving the row where it is. */
    stop: end,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        carried.current = false;
        const handle = event.currentTarget;
        const rows = handle.closest('tr, li')?.parentElement;
        if (event.button !== 0 || !event.isPrimary || !rows) return;
        const { clientY: y, pointerId: pointer } = event;
        // At once: a fast mouse has left the handle before it moves for the first time.
        handle.setPointerCapture(pointer);
        const shared = { handle, rows, pointer, y, startY: y, carrying: false };
        press.current = { ...shared, rowsTop: topOf(rows), scroller: scrollerOf(handle) };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = press.current;
        if (!now || event.pointerId !== now.pointer) return;
        now.y = event.clientY;
        if (now.carrying || Math.abs(now.y - now.startY) < slack) return;
        now.carrying = true;
        carried.current = true;
        latest.current.hold(key, now.handle, true);
        frame.current = requestAnimationFrame(follow);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const now = press.current;
        end();
        if (!now?.carrying || event.pointerId !== now.pointer) return;
        now.y = event.clientY;
        carry(now);
        latest.current.drop();
      },
      onPointerCancel: () => {
        if (press.current?.carrying) latest.current.putBack();
        end();
      },
    },
  };
};
