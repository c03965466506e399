import type { Client } from '@telve/api';

/** A member who was looked at: no more of the name than a person needs to recognise it. */
export interface RecentMember {
  id: number;
  /** Shortened. */
  name: string;
  /** When, in milliseconds. */
  at: number;
}

/** Members somebody has looked at in this session, the last first. */
export interface RecentMembers {
  read(): readonly RecentMember[];
  add(member: RecentMember): void;
  subscribe(listener: () => void): () => void;
}

const kept = 5;
const none: readonly RecentMember[] = [];

type Speaker = Pick<Client, 'identity' | 'subscribe'>;

const create = (client: Speaker): RecentMembers => {
  let owner = client.identity;
  let members = none;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // What one person has looked at is nothing for the next, nor for the same one after a sign-out.
  const read = () => {
    if (client.identity !== owner) {
      owner = client.identity;
      members = none;
    }
    return members;
  };
  client.subscribe?.(() => {
    read();
    tell();
  });
  return {
    read,
    add(member) {
      members = [member, ...read().filter(({ id }) => id !== member.id)].slice(0, kept);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const stores = new WeakMap<Speaker, RecentMembers>();

/** The members looked at through this client. In memory alone: nothing of a person outlives the page's window. */
export const recentMembersOf = (client: Speaker): RecentMembers => {
  const known = stores.get(client) ?? create(client);
  stores.set(client, known);
  return known;
};
