import { activityEntries } from '@telve/api';
import { useCan, useNavigation } from '@telve/kit';

/** True where a venue's activity log may be read and the host has a page for it. */
export const useHasHistory = (): boolean => {
  const { href } = useNavigation();
  return useCan(activityEntries.list) && href('activity.venue', { id: 1 }) !== undefined;
};
