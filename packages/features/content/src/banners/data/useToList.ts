import { useNavigation } from '@telve/kit';

/** Leads to the list of banners; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('banners.list') === undefined ? undefined : () => go('banners.list');
};
