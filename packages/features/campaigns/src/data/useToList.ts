import { type Target, useNavigation } from '@telve/kit';

/**
 * Leads to a list, by default that of the campaigns (CAMP-31); undefined where the host has none. Names no page and no filter: the host
 * knows those with which the list was left.
 */
export const useToList = (target: Target = 'campaigns.list'): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href(target) === undefined ? undefined : () => go(target);
};
