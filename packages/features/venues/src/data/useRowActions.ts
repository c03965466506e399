import { activityEntries, venueEditorEntries } from '@telve/api';
import { useCan, useNavigation } from '@telve/kit';

/** Where a row of the list leads. */
export interface RowActions {
  /** A venue's activity log may be read and the host has a page for it. */
  hasHistory: boolean;
  /** A venue may be edited, in part at least, and the host has the editor. */
  hasEditor: boolean;
}

/** What the user may open of a venue, and the host has a page for (VEN-05, VEN-06). */
export const useRowActions = (): RowActions => {
  const { href } = useNavigation();
  const mayRead = useCan(activityEntries.list);
  const mayEdit = useCan(venueEditorEntries.update);
  return {
    hasHistory: mayRead && href('activity.venue', { id: 1 }) !== undefined,
    hasEditor: mayEdit && href('venues.edit', { id: 1 }) !== undefined,
  };
};
