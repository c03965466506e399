import { createContext, type ReactNode } from 'react';
import { useRequired } from '../provider/required';

/** Work that goes on when its page is gone. */
export interface Work {
  /** Stops it, for good: its user has left. */
  end: () => void;
}

/** Work of one user that outlives pages, and what is shown of it. */
export interface Background {
  /** What is kept under a name; made at the first asking. Asking again gives the same. */
  keep: <W extends Work>(id: string, make: () => W) => W;
  /** Renders a notice among the messages of the root, whatever the page; not for what is not kept. */
  show: (id: string, element: ReactNode) => void;
  /** Ends and forgets what is kept under a name, and what is shown of it. */
  drop: (id: string) => void;
}

export const BackgroundContext = createContext<Background | null>(null);

/** Work that outlives its page. Throws without a TelveProvider. */
export const useBackground = (): Background => useRequired(BackgroundContext, 'useBackground');
