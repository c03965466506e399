import type { Clock } from './clock';

/** Whether a person uses this tab. */
export interface Activity {
  inUse(): boolean;
  /** Tells each sign of use. Answers a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

const idleAfter = 5 * 60_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

/** In use: visible, and touched within the last five minutes. */
export const browserActivity = (clock: Clock): Activity => {
  let lastSign = clock.now();
  return {
    inUse: () =>
      typeof document !== 'undefined' && document.visibilityState === 'visible' && clock.now() - lastSign < idleAfter,
    subscribe: (listener) => {
      if (typeof window === 'undefined') return () => {};
      const onSign = () => {
        lastSign = clock.now();
        listener();
      };
      const onVisible = () => {
        if (document.visibilityState === 'visible') onSign();
      };
      for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
};
