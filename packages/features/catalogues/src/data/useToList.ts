import { useNavigation } from '@telve/kit';

/** Leads to the list of time periods; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('timePeriods.list') === undefined ? undefined : () => go('timePeriods.list');
};
