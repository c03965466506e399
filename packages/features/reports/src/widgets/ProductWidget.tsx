'use client';
import { ProductChart } from '../charts/ProductChart';
import { reads } from './reads';
import type { ChartWidgetProps } from './types';
import { useReport } from './useReport';
import { chartPropsOf, useTold, useWidget } from './useWidget';
import { WidgetRoot } from './WidgetRoot';

/** Orders by product (REP-36). As the OrderTypeWidget otherwise. */
export function ProductWidget(props: ChartWidgetProps) {
  return (
    <WidgetRoot {...props}>
      <Connected {...props} />
    </WidgetRoot>
  );
}

function Connected(props: ChartWidgetProps) {
  const widget = useWidget('products', props);
  const report = useReport(reads.graphics, widget.range, props.data, ({ graphics }) => graphics);
  useTold(report.error, props.onError);
  return <ProductChart {...chartPropsOf(widget, report, props)} products={report.payload?.productGraphic ?? []} />;
}
