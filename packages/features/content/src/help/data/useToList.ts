import { useNavigation } from '@telve/kit';

/** Leads to the list of help contents; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('helpContents.list') === undefined ? undefined : () => go('helpContents.list');
};
