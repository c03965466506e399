import { useNavigation } from '@telve/kit';

/** Leads to the list of panel users; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('panelUsers.list') === undefined ? undefined : () => go('panelUsers.list');
};
