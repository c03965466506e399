import { type Graphics, isApiError, reportEntries, type VenueReport } from '@telve/api';
import type { ChartVenue } from '../charts/model/types';
import type { Range } from '../range/ranges';

/** Venues that the venue report is asked for: more than are drawn, few enough to be quick. */
const size = 20;

/** The two reads of all widgets. Widgets that ask the same share one. */
export const reads = {
  graphics: { entry: reportEntries.graphics, inputOf: (days: Range) => days },
  sales: { entry: reportEntries.venues, inputOf: (days: Range) => ({ ...days, compare: true, page: 1, size }) },
} as const;

/** True where the caller may not read it: the graphics are for those who see every company (REP-06). */
export const isForbidden = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.code === 'forbidden_locally');

/** Venues with an order, from whichever of the two reads there is. */
export const venuesOf = (
  graphics: Graphics | undefined,
  sales: VenueReport | undefined,
): readonly ChartVenue[] | undefined =>
  graphics?.venueGraphic ?? sales?.items.filter(({ salesCount }) => salesCount > 0);
