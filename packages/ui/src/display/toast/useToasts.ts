import { useMemo } from 'react';
import { useToastStore } from './context';

/** Short messages at the edge of the window. */
export interface Toasts {
  /** Something is done. Goes after 4 s; not while the pointer or the focus is on it, nor while the page is out of sight. */
  success: (text: string) => void;
  /** Something failed. Stays until it is closed, or until the returned function says that it is over: then it goes as others do. */
  error: (text: string) => () => void;
  /** Something happened by itself. Goes after 4 s. */
  info: (text: string) => void;
}

/**
 * Short messages about what was just done. Never the only place for an error of a form.
 * @throws when there is no UiRoot above.
 */
export function useToasts(): Toasts {
  const store = useToastStore();
  return useMemo(
    () => ({
      success: (text) => void store.add('success', text),
      error: (text) => store.add('error', text),
      info: (text) => void store.add('info', text),
    }),
    [store],
  );
}
