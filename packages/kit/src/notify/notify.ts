import { useToasts } from '@telve/ui';
import { createContext, useContext } from 'react';

/** Short messages after an action. An embedder may show them its own way. */
export interface Notify {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

export const NotifyContext = createContext<Notify | null>(null);

/** Tells the user how an action ended: the embedder's way, else as a toast. */
export const useNotify = (): Notify => {
  const own = useContext(NotifyContext);
  const toasts = useToasts();
  return own ?? toasts;
};
