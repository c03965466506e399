import { useTexts } from '@telve/kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../services';
import { hostTexts } from '../texts';

let arrived = false;

/** Looks for the heading until the page has it: data may come later than the page. */
const focusHeading = (): (() => void) => {
  const find = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (find()) return () => {};
  const observer = new MutationObserver(() => find() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Names the page in the document's title; after a change of route the focus goes to its heading. */
export const PageArrival = ({ title }: { title: string }) => {
  const texts = useTexts(hostTexts);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = texts.pageTitle(title, config.productName);
  }, [texts, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes.
  useEffect(() => {
    // The first page of a visit leaves the focus where the browser put it.
    if (arrived) return focusHeading();
    arrived = true;
  }, [pathname]);
  return null;
};
