import type { Page } from '@playwright/test';

/** From which event to which outcome time is taken. */
export interface Span {
  /** The event from which the time counts. */
  event: 'change' | 'click' | 'keydown';
  /** Selector of what is there when the page has answered. */
  done: string;
}

/** Counts from the event until the frame that shows its outcome is drawn: the first task after that frame's callbacks. */
export const arm = (page: Page, { event, done }: Span): Promise<void> =>
  page.evaluate(
    ([name, selector]) => {
      const painted = new Promise<number>((resolve) => {
        let begun: number | undefined;
        window.addEventListener(
          name,
          ({ timeStamp }) => {
            begun = timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          const from = begun;
          if (from === undefined || !document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - from);
            port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      Object.assign(window, { painted });
    },
    [event, done] as const,
  );

/** Milliseconds since the event that `arm` waited for, once its outcome is painted. */
export const painted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
