import { useNavigation } from '@telve/kit';

/** Leads to the list of venues; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('venues.list') === undefined ? undefined : () => go('venues.list');
};
