import type { Client } from '@telve/api';
import { type ReactNode, useMemo, useState } from 'react';
import type { Navigation } from '../navigation/navigation';
import { TelveProvider } from '../provider/TelveProvider';

export interface StageProps {
  /** Makes the client of the story, once. */
  make: () => Client;
  /** The query at the start. */
  query?: string;
  children: ReactNode;
}

/** A host for one story: its addresses lead nowhere, its query lives in memory. */
export function Stage({ make, query = '', children }: StageProps) {
  const [client] = useState(make);
  const [search, setSearch] = useState(() => new URLSearchParams(query));
  const navigation = useMemo<Navigation>(
    () => ({ href: (target) => `#${target}`, go: () => {}, search, setSearch }),
    [search],
  );
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});
