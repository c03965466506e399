'use client';
import { VenueChart } from '../charts/VenueChart';
import { isForbidden, reads, venuesOf } from './reads';
import type { ChartWidgetProps } from './types';
import { useReport } from './useReport';
import { chartPropsOf, useTold, useWidget } from './useWidget';
import { WidgetRoot } from './WidgetRoot';

/**
 * Sales by venue (REP-35). Where the token's maker may not read the graphics (REP-06), the first venues of the venue report. As the
 * OrderTypeWidget otherwise.
 */
export function VenueWidget(props: ChartWidgetProps) {
  return (
    <WidgetRoot {...props}>
      <Connected {...props} />
    </WidgetRoot>
  );
}

function Connected(props: ChartWidgetProps) {
  const widget = useWidget('venues', props);
  const { range } = widget;
  const isGiven = props.data !== undefined && props.data.graphics === undefined && props.data.sales !== undefined;
  const graphics = useReport(reads.graphics, isGiven ? null : range, props.data, (data) => data.graphics);
  const isRefused = isGiven || isForbidden(graphics.error);
  const sales = useReport(reads.sales, isRefused ? range : null, props.data, (data) => data.sales);
  const report = isRefused ? sales : graphics;
  useTold(report.error, props.onError);
  const venues = isRefused ? venuesOf(undefined, sales.payload) : venuesOf(graphics.payload, undefined);
  return <VenueChart {...chartPropsOf(widget, report, props)} venues={venues ?? []} />;
}
