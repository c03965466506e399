import { expect, it, vi } from 'vitest';
import { recentMembersOf } from './recentMembers';

const speaker = (identity: string | null = '1') => {
  const listeners = new Set<() => void>();
  const client = {
    identity,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (next: string | null) => {
    client.identity = next;
    for (const listener of listeners) listener();
  };
  return { client, become };
};

const member = (id: number) => ({ id, name: `Üye ${id}`, at: id });
const ids = (client: { identity: string | null }) =>
  recentMembersOf(client)
    .read()
    .map(({ id }) => id);

it('holds the last five, each once, the last first', () => {
  const { client } = speaker();
  for (const id of [1, 2, 3, 4, 5, 6, 3]) recentMembersOf(client).add(member(id));
  expect(ids(client)).toEqual([3, 6, 5, 4, 2]);
});

it('answers the same list until it changes, and tells when it does', () => {
  const { client } = speaker();
  const store = recentMembersOf(client);
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.add(member(1));
  expect(store.read()).toBe(store.read());
  expect(told).toHaveBeenCalledOnce();
  stop();
  store.add(member(2));
  expect(told).toHaveBeenCalledOnce();
});

it('forgets at a sign-out, also for the same person afterwards', () => {
  const { client, become } = speaker();
  recentMembersOf(client).add(member(1));
  become(null);
  become('1');
  expect(ids(client)).toEqual([]);
});

it('forgets for the next person where the client tells no change', () => {
  const client: { identity: string | null } = { identity: '1' };
  recentMembersOf(client).add(member(1));
  client.identity = '2';
  expect(ids(client)).toEqual([]);
});

it('keeps the members of two clients apart', () => {
  const [one, other] = [speaker().client, speaker().client];
  recentMembersOf(one).add(member(1));
  expect(ids(other)).toEqual([]);
});
