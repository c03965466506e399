import type { Clock } from '../clock';
import type { SecurityEvents } from '../log/security-events';
import type { AccessTokens } from '../security/access-token';
import type { AccountReader } from '../security/accounts';
import type { WidgetTokens } from '../security/widget-token';
import type { Db } from './call';
import type { CallTimes } from './call-times';

/** What the registration of calls stands on. */
export interface HttpDeps {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokens;
  widgetTokens: WidgetTokens;
  accounts: AccountReader;
  events: SecurityEvents;
  /** Instead of the times of `callTimes`. */
  times?: Partial<CallTimes>;
}
