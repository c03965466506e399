import { type RefObject, useEffect } from 'react';

/** What a bar leaves free under it before messages, which are at most this high, no longer fit there. In px. */
const room = 240;

/** How far a bar reaches up from the foot of the window, in px; 0 where it is not at the foot. */
function reach(bar: Element): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const foot = document.documentElement.clientHeight;
  return height > 0 && top > 0 && top < foot && bottom > foot - room ? Math.ceil(foot - top) : 0;
}

/** The outermost root: messages are shown by that one. */
function rootOf(element: Element): HTMLElement | null {
  const root = element.closest<HTMLElement>('.telve-root');
  return (root?.parentElement && rootOf(root.parentElement)) ?? root;
}

/** Tells the messages of the root how high the bar stands, as `--_bar`, so that they stand above it. */
export function useBarHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    const root = bar && rootOf(bar);
    if (!root) return;
    let told = '';
    const tell = () => {
      const bars = [...root.querySelectorAll('[data-part="save-bar"]')];
      const height = Math.max(0, ...bars.map(reach));
      const next = height > 0 ? `${height}px` : '';
      // Everything below the root reckons its style anew when it changes.
      if (next === told && next === root.style.getPropertyValue('--_bar')) return;
      told = next;
      root.style.setProperty('--_bar', next);
    };
    tell();
    const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    size?.observe(bar);
    size?.observe(root);
    addEventListener('resize', tell);
    addEventListener('scroll', tell, { capture: true, passive: true });
    return () => {
      size?.disconnect();
      removeEventListener('resize', tell);
      removeEventListener('scroll', tell, { capture: true });
      tell();
    };
  }, [ref]);
}
