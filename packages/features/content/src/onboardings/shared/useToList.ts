import { type Target, useNavigation } from '@telve/kit';

/** Leads to a list; undefined where the host has none. */
export const useToList = (target: Target): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href(target) === undefined ? undefined : () => go(target);
};
