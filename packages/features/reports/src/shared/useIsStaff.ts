import { reportEntries } from '@telve/api';
import { useCan } from '@telve/kit';

/** True for those who see every company: of the reports' calls the graphics are theirs alone, and so are members and ratings (REP-06, REP-28, REP-29). */
export const useIsStaff = (): boolean => useCan(reportEntries.graphics);
