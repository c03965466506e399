import type { Client } from '@telve/api';
import { createContext, useCallback, useSyncExternalStore } from 'react';
import { useRequired } from './required';

export const ClientContext = createContext<Client | null>(null);

const noStop = (): void => {};

/** The client's identity at all times where it tells changes, else as of this rendering. */
export const useClientIdentity = (client: Client): string | null => {
  const subscribe = useCallback((listener: () => void) => client.subscribe?.(listener) ?? noStop, [client]);
  const read = () => client.identity;
  return useSyncExternalStore(subscribe, read, read);
};

/**
 * The injected client. Prefer `useQuery` and `useMutation`; call it directly only for what neither caches nor writes,
 * e.g. a download. Throws without a TelveProvider.
 */
export const useClient = (): Client => useRequired(ClientContext, 'useClient');

/** Id of the signed-in user, or null. Throws without a TelveProvider. */
export const useIdentity = (): string | null => useRequired(ClientContext, 'useIdentity').identity;
