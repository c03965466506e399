import { useEffect } from 'react';
import { focusHeading } from './focusHeading';
import { usePageTitle } from './usePageTitle';

let lastPlace: string | undefined;

/**
 * Names the page in the document's title; after a change of page the focus goes to its heading. The first page of a visit
 * leaves the focus where the browser put it.
 * @param place the page's address without query. Default: the present one
 */
export const usePageArrival = (title: string, place = window.location.pathname): void => {
  usePageTitle(title);
  useEffect(() => {
    const before = lastPlace;
    lastPlace = place;
    return before === undefined || before === place ? undefined : focusHeading();
  }, [place]);
};
