import { useClient } from '@telve/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { type RecentMember, recentMembersOf } from './recentMembers';

/** Members the present person has looked at in this session, the last first. */
export const useRecentMembers = (): readonly RecentMember[] => {
  const store = recentMembersOf(useClient());
  return useSyncExternalStore(store.subscribe, store.read, store.read);
};

/** Remembers that a member is being looked at. */
export const useRemember = (id: number, name: string): void => {
  const client = useClient();
  useEffect(() => recentMembersOf(client).add({ id, name, at: Date.now() }), [client, id, name]);
};
