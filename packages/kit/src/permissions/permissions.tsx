'use client';
import { type Client, type Entry, mayCall } from '@telve/api';
import { createContext, type ReactNode, useContext } from 'react';

/** Says whether the present user may make a call. Throwing means no. */
export type Permissions = (entry: Pick<Entry, 'id' | 'access'>) => boolean;

export const PermissionsContext = createContext<Permissions>(() => false);

/** What the client's own roles allow; the default of TelveProvider. */
export const permissionsOf =
  (client: Pick<Client, 'roles' | 'identity'>): Permissions =>
  (entry) =>
    mayCall(entry, client.roles, client.identity !== null);

/**
 * True when the present user may make the call. No provider, no answer and an error mean no.
 * Hiding a control is a courtesy; the server holds the lock (D-08).
 */
export const useCan = (entry: Pick<Entry, 'id' | 'access'>): boolean => {
  const permissions = useContext(PermissionsContext);
  try {
    return permissions(entry) === true;
  } catch {
    return false;
  }
};

export interface CanProps {
  /** The call that the children make. */
  entry: Pick<Entry, 'id' | 'access'>;
  children: ReactNode;
  /** Shown when the call is not allowed. Default: nothing. */
  fallback?: ReactNode;
}

/** Shows its children to those who may make the call. */
export function Can({ entry, children, fallback = null }: CanProps) {
  return <>{useCan(entry) ? children : fallback}</>;
}
