import { useNavigation } from '@telve/kit';

/** Leads to a group; undefined where the host has no such page. */
export const useToGroup = (): ((id: number) => void) | undefined => {
  const { href, go } = useNavigation();
  return href('campaigns.group', { id: 1 }) === undefined ? undefined : (id) => go('campaigns.group', { id });
};
