import type { ApiError } from '@telve/api';
import type { ChartProps } from '../charts/props';
import type { ChartTextsOverride } from '../charts/texts';
import type { RangeChoice } from '../scope/choice';
import type { ReportData } from './data';
import type { WidgetRootProps } from './WidgetRoot';

/** What all report widgets take. */
export interface WidgetProps extends WidgetRootProps {
  /** Days of this widget alone. Default: those of the ReportScope around, else those of `data`, else `month`. */
  range?: RangeChoice;
  /** What is shown at once, of `loadReportData`. */
  data?: ReportData | undefined;
  /** Default: report and days, such as `Sipariş tipi, son 7 gün`. */
  title?: string;
  /** Level of the title's heading. Default 2. */
  level?: ChartProps['level'];
  /** Told of a call that failed or was refused; the widget says so itself, and ends nothing. */
  onError?: (error: ApiError) => void;
}

/** What the widgets with a chart take. */
export interface ChartWidgetProps extends WidgetProps {
  /** Whether the table is shown before the reader decides. Default true. */
  tableShown?: boolean;
  /** Texts of the chart that replace the Turkish ones, key by key. */
  chartTexts?: ChartTextsOverride;
}
