import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { treeOf } from '../shared/focus';
import { currentOf, type ScrollEdge } from './currentOf';

/** The element around `element` that scrolls, across shadow roots; null for the page itself. */
function scrollParent(element: Element): HTMLElement | null {
  for (let node: Element | null = element; node; node = upOf(node)) {
    if (node === document.body || node === document.documentElement) return null;
    if (node !== element && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node as HTMLElement;
  }
  return null;
}

function upOf(node: Element): Element | null {
  const up = node.assignedSlot ?? node.parentElement;
  if (up) return up;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function edgeOf({ scrollTop, clientHeight, scrollHeight }: Element): ScrollEdge {
  if (scrollTop <= 0) return 'start';
  return scrollTop + clientHeight >= scrollHeight - 2 ? 'end' : 'between';
}

/** CSS pixels below the place where a chosen section comes to rest: its head has then passed the line. */
const pastLine = 40;

const calmed = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** What a person scrolls with: it ends the hold of a section that was chosen. */
const scrolledBy = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Which of the sections is being read, and a way to go to one. It looks only where something of them came into sight or left
 * it and while they are scrolled, once a frame.
 */
export function useCurrentSection(nav: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState<string | undefined>(ids[0]);
  const held = useRef<string | undefined>(undefined);
  const all = ids.join(' ');

  useEffect(() => {
    const node = nav.current;
    if (!node || typeof IntersectionObserver === 'undefined') return;
    const tree = treeOf(node);
    const sections = all.split(' ').flatMap((id) => tree.getElementById(id) ?? []);
    const first = sections[0];
    if (!first) return;
    const scroller = scrollParent(first);
    const area = scroller ?? document.documentElement;
    let frame = 0;
    const look = () => {
      frame = 0;
      const from = scroller?.getBoundingClientRect().top ?? 0;
      const boxes = sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top - from }));
      const line = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + pastLine;
      setCurrent(held.current ?? currentOf(boxes, line, edgeOf(area)));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    const release = () => {
      held.current = undefined;
    };
    const observer = new IntersectionObserver(later, { root: scroller });
    for (const section of sections) observer.observe(section);
    const target = scroller ?? window;
    target.addEventListener('scroll', later, { passive: true });
    for (const type of scrolledBy) target.addEventListener(type, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      target.removeEventListener('scroll', later);
      for (const type of scrolledBy) target.removeEventListener(type, release);
    };
  }, [nav, all]);

  const go = useCallback(
    (id: string) => {
      const section = nav.current && treeOf(nav.current).getElementById(id);
      if (!section) return;
      held.current = id;
      setCurrent(id);
      section.scrollIntoView({ block: 'start', behavior: calmed() ? 'auto' : 'smooth' });
      const heading = section.querySelector<HTMLElement>('h1, h2, h3, h4') ?? section;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
    [nav],
  );
  return { current, go };
}
