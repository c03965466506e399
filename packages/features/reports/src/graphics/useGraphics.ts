import { type Graphics, type ReportRange, reportEntries, type SalesFigures } from '@telve/api';
import { type Query, useQuery } from '@telve/kit';
import { wholeRange } from '../range/days';
import { previousRange } from '../range/ranges';

/** The graphics of a range, and the figures of the equally long period before where it has two days. */
export interface GraphicsReport extends Pick<Query<Graphics>, 'data' | 'error' | 'reload'> {
  previous: SalesFigures | undefined;
  status: 'loading' | 'ready' | 'refreshing';
}

/** Reads the graphics (REP-46). The former ones stay while those of another range load. */
export const useGraphics = (range: ReportRange): GraphicsReport => {
  const { data, error, reload, isPrevious } = useQuery(reportEntries.graphics, range, { keepPrevious: true });
  const whole = wholeRange(range);
  const before = useQuery(reportEntries.graphics, (whole && previousRange(whole)) ?? null);
  return {
    data,
    error,
    reload,
    previous: before.data?.totals,
    status: !data ? 'loading' : isPrevious ? 'refreshing' : 'ready',
  };
};
