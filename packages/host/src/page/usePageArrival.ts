import { useEffect } from 'react';
import { focusHeading } from './focusHeading';
import { usePageTitle } from './usePageTitle';

let lastPlace: string | undefined;

/** Where the visit is among the history's entries: a redirect stays there, a link does not. */
const entryNow = () => (window.history.state as { index?: number } | null)?.index ?? 0;
const firstEntry = entryNow();

/** Where a key or pointer was pressed last. The press that leads on counts for the page it leaves. */
let pressedAt: string | undefined;
const note = (event: Event) => {
  // A key that is held repeats on the next page.
  if (event instanceof KeyboardEvent && event.repeat) return;
  pressedAt = event.type === 'popstate' ? undefined : window.location.pathname;
};
for (const type of ['keydown', 'pointerdown', 'popstate']) window.addEventListener(type, note, { capture: true });

/** Somebody did not wait for a page that loads late, and is in its menu by now. */
const isElsewhere = () =>
  pressedAt === window.location.pathname && (document.activeElement ?? document.body) !== document.body;

/**
 * Names the page in the document's title; after a change of page the focus goes to its heading, unless somebody has gone
 * on to something else meanwhile. The first page of a visit leaves the focus where the browser put it, unless a link was
 * followed before it was drawn.
 * @param place the page's address without query. Default: the present one
 */
export const usePageArrival = (title: string, place = window.location.pathname): void => {
  usePageTitle(title);
  useEffect(() => {
    const before = lastPlace;
    lastPlace = place;
    const hasMoved = before === undefined ? entryNow() !== firstEntry : before !== place;
    return hasMoved && !isElsewhere() ? focusHeading() : undefined;
  }, [place]);
};
