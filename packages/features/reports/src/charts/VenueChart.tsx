'use client';
import { formatNumber } from '@telve/locale';
import { useMemo } from 'react';
import type { ChartVenue } from './model/types';
import type { ChartProps } from './props';
import { RankingChart } from './RankingChart';
import { textsWith } from './texts';

export interface VenueChartProps extends ChartProps {
  /** In any order. All are in the table. */
  venues: readonly ChartVenue[];
  /** How many are drawn, the best selling. Default 6. */
  limit?: number;
  /** Makes the bars, and the numbers of the table, buttons. */
  onSelect?: (venue: ChartVenue) => void;
}

/** Sales by venue, as a ranking (REP-35). Needs no client and no provider. */
export function VenueChart({ venues, limit = 6, onSelect, ...rest }: VenueChartProps) {
  const texts = useMemo(() => textsWith(rest.texts), [rest.texts]);
  const own = texts.venues;
  const byId = (id: string) => venues.find(({ venueId }) => String(venueId) === id);
  return (
    <RankingChart
      {...rest}
      texts={texts}
      title={rest.title ?? own.title}
      kind={own.kind}
      rows={venues.map(({ venueId, venueName, salesCount }) => ({ id: String(venueId), name: venueName, salesCount }))}
      limit={limit}
      header={own.venue}
      sales={own.sales}
      direction="rows"
      summaryOf={({ shown, count, name, sales }) =>
        (shown < count ? own.best : own.all)(formatNumber(shown), name, sales)
      }
      onSelect={
        onSelect &&
        ((id) => {
          const venue = byId(id);
          if (venue) onSelect(venue);
        })
      }
    />
  );
}
