import type { Graphics, ReportRange } from '@telve/api';
import { useNavigation } from '@telve/kit';
import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { OrderTypeChart } from '../charts/OrderTypeChart';
import { ProductChart } from '../charts/ProductChart';
import { VenueChart } from '../charts/VenueChart';
import { growingDay } from '../range/days';
import { useToday } from '../range/useToday';

interface ChartsProps {
  /** Undefined while nothing is known yet. */
  data: Graphics | undefined;
  status: 'loading' | 'ready' | 'refreshing';
  /** The days that were chosen; a bar leads to their orders. */
  range: ReportRange;
}

const none: readonly never[] = [];

/** The three charts (REP-34, REP-35, REP-36). A column, a bar or a number of their tables leads to its orders. */
export function Charts({ data, status, range }: ChartsProps) {
  const { href, go } = useNavigation();
  const today = useToday();
  const unfinishedDay =
    data && growingDay({ startDate: data.startDate ?? today, endDate: data.endDate ?? today }, today);
  const shared = { status, unfinishedDay };
  const { startDate, endDate } = range;
  // Where the host has no order report, the charts are to be read only.
  const opens = href('reports.orders') !== undefined;
  const open = (search: Readonly<Record<string, string | number | undefined>>) =>
    go('reports.orders', undefined, { search: { startDate, endDate, ...search } });
  return (
    <Grid>
      <div className="wide">
        <OrderTypeChart
          {...shared}
          days={data?.orderTypeGraphic ?? none}
          onSelect={opens ? (part) => open({ ...part }) : undefined}
        />
      </div>
      <VenueChart
        {...shared}
        venues={data?.venueGraphic ?? none}
        onSelect={opens ? ({ venueId }) => open({ venueId }) : undefined}
      />
      <ProductChart
        {...shared}
        products={data?.productGraphic ?? none}
        onSelect={opens ? ({ productName }) => open({ productName }) : undefined}
      />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[7]};
  & > .wide { grid-column: 1 / -1; }
  ${containerBelow.lg} { grid-template-columns: minmax(0, 1fr); }
`;
