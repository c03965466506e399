import { type RefObject, useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../root/useIsomorphicLayoutEffect';
import { activeIn } from '../shared/focus';
import { type Align, place, type Side } from './place';

export interface PanelOptions {
  /** What the panel hangs on; gets the focus back when the panel goes while the focus is in it. */
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  align: Align;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** A click outside or Esc. */
  onClose: () => void;
}

const gap = 6;
const margin = 8;

/**
 * Puts a `popover` element that has just been rendered into the top layer beside its anchor and keeps it there while pages scroll.
 * Render the element only while it is open. Works inside dialogs and shadow roots; sets positions through the CSSOM, which no policy blocks.
 */
export function usePanel(
  panelRef: RefObject<HTMLElement | null>,
  { anchor, side, align, matchWidth, onClose }: PanelOptions,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useIsomorphicLayoutEffect(() => {
    const panel = panelRef.current;
    const from = anchor.current;
    if (!panel || !from) return;
    panel.showPopover?.();
    const update = () => position(panel, from, side, align, matchWidth);
    const observer = new ResizeObserver(update);
    observer.observe(from);
    observer.observe(panel);
    const toggled = (event: Event) => (event as ToggleEvent).newState === 'closed' && close.current();
    panel.addEventListener('toggle', toggled);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    update();
    return () => {
      observer.disconnect();
      panel.removeEventListener('toggle', toggled);
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      if (panel.contains(activeIn(panel))) from.focus();
      if (panel.matches(':popover-open')) panel.hidePopover();
    };
  }, [panelRef, anchor, side, align, matchWidth]);
}

function position(panel: HTMLElement, anchor: HTMLElement, side: Side, align: Align, matchWidth?: boolean): void {
  const box = anchor.getBoundingClientRect();
  panel.style.maxHeight = '';
  if (matchWidth) panel.style.minWidth = `${box.width}px`;
  const { clientWidth: width, clientHeight: height } = panel.ownerDocument.documentElement;
  const placed = place({
    anchor: box,
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    viewport: { width, height },
    side,
    align,
    gap,
    margin,
  });
  panel.style.left = `${placed.left}px`;
  panel.style.top = `${placed.top}px`;
  panel.style.maxHeight = `${placed.maxHeight}px`;
}
