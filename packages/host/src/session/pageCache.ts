import type { Session } from '@telve/api';

/**
 * A page that the browser kept as it was left shows nothing until the session has been looked at again: it may have ended
 * in another tab meanwhile.
 * @returns a function that ends it
 */
export const keepOutOfPageCache = (session: Session, page: HTMLElement): (() => void) => {
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) page.hidden = true;
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    session.accessToken();
    // React takes a changed session in before this.
    queueMicrotask(() => {
      page.hidden = false;
    });
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
};
