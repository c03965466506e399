import { useToasts } from '@telve/ui';
import { createContext, useContext, useMemo } from 'react';
import { connectionOf } from '../data/connection';
import { ClientContext } from '../provider/client';

/** Short messages after an action. An embedder may show them its own way. */
export interface Notify {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

export const NotifyContext = createContext<Notify | null>(null);

/**
 * Tells the user how an action ended: the embedder's way, else as a toast. What fails while there is no connection is told
 * until there is one again.
 */
export const useNotify = (): Notify => {
  const own = useContext(NotifyContext);
  const client = useContext(ClientContext);
  const toasts = useToasts();
  return useMemo(() => {
    if (own) return own;
    const error = (text: string) => {
      const letGo = toasts.error(text);
      if (client) connectionOf(client).told(letGo);
    };
    return { ...toasts, error };
  }, [own, client, toasts]);
};
