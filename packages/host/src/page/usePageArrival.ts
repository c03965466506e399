import { useEffect } from 'react';
import { focusHeading } from './focusHeading';
import { usePageTitle } from './usePageTitle';

let lastPlace: string | undefined;

/** Where the visit is among the history's entries: a redirect stays there, a link does not. */
const entryNow = () => (window.history.state as { index?: number } | null)?.index ?? 0;
const firstEntry = entryNow();

/**
 * Names the page in the document's title; after a change of page the focus goes to its heading. The first page of a visit
 * leaves the focus where the browser put it, unless a link was followed before it was drawn.
 * @param place the page's address without query. Default: the present one
 */
export const usePageArrival = (title: string, place = window.location.pathname): void => {
  usePageTitle(title);
  useEffect(() => {
    const before = lastPlace;
    lastPlace = place;
    const hasMoved = before === undefined ? entryNow() !== firstEntry : before !== place;
    return hasMoved ? focusHeading() : undefined;
  }, [place]);
};
