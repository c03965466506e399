import type { SessionEnd } from './types';

/** What tabs tell each other. Never a token. */
export interface SessionMessage {
  userId: string;
  /** Why the session of this user ended; null when the user signed in anew. */
  ended: SessionEnd | null;
  /** Which session of the user is meant, see `Claims`; null where the token does not say. */
  mark: string | null;
}

/** Carries messages to the other tabs of the origin, never back to the sender. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  /** Answers a function that ends the subscription. */
  subscribe(listener: (message: SessionMessage) => void): () => void;
  close(): void;
}

const isMessage = (data: unknown): data is SessionMessage =>
  typeof data === 'object' && data !== null && 'ended' in data && 'userId' in data && 'mark' in data;

const silentChannel: SessionChannel = { post: () => {}, subscribe: () => () => {}, close: () => {} };

/** A BroadcastChannel; where there is none, storage events alone carry the end of a session. */
export const browserChannel = (name: string): SessionChannel => {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return silentChannel;
  const channel = new BroadcastChannel(name);
  let open = true;
  return {
    // A closed one throws, and what ends a session must not stop there.
    post: (message) => {
      if (open) channel.postMessage(message);
    },
    subscribe: (listener) => {
      const onMessage = (event: MessageEvent) => {
        if (isMessage(event.data)) listener(event.data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
};
