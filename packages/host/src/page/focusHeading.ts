/**
 * Puts the focus on the heading of the page, once it is there: data may come later than the page. Somebody who acts
 * meanwhile keeps the focus.
 * @returns a function that gives up
 */
export const focusHeading = (): (() => void) => {
  const find = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (find()) return () => {};
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (find()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown']) {
    window.addEventListener(act, stop, { capture: true, signal: stopping.signal });
  }
  return stop;
};
