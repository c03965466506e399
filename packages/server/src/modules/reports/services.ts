import type { Db } from '../../http/call';
import type { WidgetTokens } from '../../security/widget-token';

/** What the calls of the reports need. */
export interface ReportServices {
  /** Where reports are read. */
  reportsDb: Db;
  widgetTokens: Pick<WidgetTokens, 'sign'>;
}
