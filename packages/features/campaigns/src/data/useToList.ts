import { useNavigation } from '@telve/kit';

/** Leads to the campaign list (CAMP-31); undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('campaigns.list') === undefined ? undefined : () => go('campaigns.list');
};
