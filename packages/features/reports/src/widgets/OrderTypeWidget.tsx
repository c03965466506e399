'use client';
import { OrderTypeChart } from '../charts/OrderTypeChart';
import { reads } from './reads';
import type { ChartWidgetProps } from './types';
import { useReport } from './useReport';
import { chartPropsOf, useTold, useWidget } from './useWidget';
import { WidgetRoot } from './WidgetRoot';

/**
 * Orders by day and kind of all venues of the company (REP-34), read with the client that is given or the provider's. Renders on a
 * server: title, summary and table at once with `data`, the drawing in the browser.
 */
export function OrderTypeWidget(props: ChartWidgetProps) {
  return (
    <WidgetRoot {...props}>
      <Connected {...props} />
    </WidgetRoot>
  );
}

function Connected(props: ChartWidgetProps) {
  const widget = useWidget('orderTypes', props);
  const report = useReport(reads.graphics, widget.range, props.data, ({ graphics }) => graphics);
  useTold(report.error, props.onError);
  return <OrderTypeChart {...chartPropsOf(widget, report, props)} days={report.payload?.orderTypeGraphic ?? []} />;
}
