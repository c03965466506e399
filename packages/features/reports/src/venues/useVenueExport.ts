import { type ReportRange, reportEntries } from '@telve/api';
import { type List, useTexts } from '@telve/kit';
import { checkVenueExport } from '../export/checks';
import { useReportExport } from '../export/useReportExport';
import { useIsStaff } from '../shared/useIsStaff';
import { reportTexts } from '../texts';
import type { VenueLine } from './columns';

type Shown = Pick<List<VenueLine>, 'rows' | 'totalCount' | 'state'>;

/** The venue report as a workbook, with days and search of the list (REP-19, REP-47). Who has one venue only names it (D-68). */
export const useVenueExport = ({ rows, totalCount, state }: Shown) => {
  const texts = useTexts(reportTexts);
  const isStaff = useIsStaff();
  const { startDate, endDate } = state.filters as ReportRange;
  const range = { startDate, endDate };
  const { button, run, fault } = useReportExport(
    reportEntries.exportVenues,
    checkVenueExport,
    range,
    texts.export.venues,
  );
  const venueId = !isStaff && totalCount === 1 ? rows[0]?.venueId : undefined;
  const download = () =>
    run({ ...range, ...(state.search && { search: state.search }), ...(venueId !== undefined && { venueId }) });
  return { button, fault, download };
};
