import type { Client } from '@telve/api';
import { createContext } from 'react';
import { useRequired } from './required';

export const ClientContext = createContext<Client | null>(null);

/**
 * The injected client. Prefer `useQuery` and `useMutation`; call it directly only for what neither caches nor writes,
 * e.g. a download. Throws without a TelveProvider.
 */
export const useClient = (): Client => useRequired(ClientContext, 'useClient');

/** Id of the signed-in user, or null. Throws without a TelveProvider. */
export const useIdentity = (): string | null => useRequired(ClientContext, 'useIdentity').identity;
