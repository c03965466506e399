import type { contract } from '@telve/api';
import type { Handlers } from '../http/handlers';
import { activityHandlers } from './activity/handlers';
import { authHandlers } from './auth/handlers';
import type { AuthServices } from './auth/services';
import { lookupHandlers } from './lookups/handlers';
import { merchantUserHandlers } from './merchant-users/handlers';
import { panelUserHandlers } from './panel-users/handlers';
import { timePeriodHandlers } from './time-periods/handlers';
import { venueHandlers } from './venues/handlers';

type ContractHandlers = { [Noun in keyof typeof contract]: Handlers<(typeof contract)[Noun]> };

/** The handlers of the whole contract. An entry without one does not compile, and does not start. */
export const allHandlers = (services: AuthServices): ContractHandlers => ({
  auth: authHandlers(services),
  lookups: lookupHandlers,
  venues: venueHandlers(),
  timePeriods: timePeriodHandlers,
  panelUsers: panelUserHandlers(services),
  merchantUsers: merchantUserHandlers(services),
  activity: activityHandlers,
});
