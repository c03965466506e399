import { useNavigation } from '@telve/kit';

/** Leads to the list of companies; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('companies.list') === undefined ? undefined : () => go('companies.list');
};
