import { type ReportRange, reportEntries, type VenueReport, type VenueReportRow } from '@telve/api';
import { type FilterKinds, type List, type ListOptions, useList, useQuery } from '@telve/kit';
import type { VenueLine } from './columns';

/** Shortest search of the venue report, in characters (REP-08, D-17). */
const searchMin = 3;
const rowKey = ({ venueId }: VenueReportRow) => venueId;

type Options<Kinds extends FilterKinds> = Omit<ListOptions<VenueReportRow, object, Kinds>, 'rowKey' | 'searchMin'>;

/** The venue report as a list, with the figures of all its venues. */
export const useVenueReport = <const Kinds extends FilterKinds>(
  options: Options<Kinds>,
): { list: List<VenueLine, Kinds>; totals: VenueReport['totals'] | undefined } => {
  const list = useList(reportEntries.venues, { ...options, searchMin, rowKey });
  const { page, size, search, filters } = list.state;
  // The question of the list itself: both wait for one answer.
  const { data } = useQuery(
    reportEntries.venues,
    { ...(filters as ReportRange), page, size, search },
    { keepPrevious: true },
  );
  const lines = list as unknown as List<VenueLine, Kinds>;
  return { list: lines, totals: list.rows.length > 0 ? data?.totals : undefined };
};
