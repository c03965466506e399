import { useNavigation } from '@telve/kit';

/** Leads to the list of merchant-app users; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('merchantUsers.list') === undefined ? undefined : () => go('merchantUsers.list');
};
