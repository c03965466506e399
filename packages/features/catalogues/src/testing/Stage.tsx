import type { Client, Entry } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { type FakeClient, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';

/** A page of a story with its client and with links to everywhere. */
export function Stage({ make, children }: { make: () => Client; children: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

/** The card form: each value is on the card. */
export const Narrow = ({ children }: { children: ReactNode }) => <div style={{ maxWidth: 390 }}>{children}</div>;

/** A client of which one call answers in another way. */
// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
export const answering = (client: FakeClient, entry: Entry<any, any>, answer: () => Promise<never>) => () => {
  client.answer(entry, answer);
  return client;
};

export const never = () => new Promise<never>(() => {});
export const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
