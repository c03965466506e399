import { TelveProvider } from '@telve/kit';
import { type FakeClient, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';

/** A page of a story with its client and with links to everywhere. */
export function Stage({ make, children }: { make: () => FakeClient; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

/** As on a phone. */
export const Narrow = ({ children }: { children: ReactNode }) => <div style={{ maxWidth: 390 }}>{children}</div>;

export const never = () => new Promise<never>(() => {});
export const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
