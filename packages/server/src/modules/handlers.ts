import type { contract } from '@telve/api';
import type { Handlers } from '../http/handlers';
import { authHandlers } from './auth/handlers';
import type { AuthServices } from './auth/services';
import { lookupHandlers } from './lookups/handlers';
import { timePeriodHandlers } from './time-periods/handlers';
import { createCountMemory } from './venues/counts';
import { venueHandlers } from './venues/handlers';

type ContractHandlers = { [Noun in keyof typeof contract]: Handlers<(typeof contract)[Noun]> };

/** The handlers of the whole contract. An entry without one does not compile, and does not start. */
export const allHandlers = (services: AuthServices): ContractHandlers => ({
  auth: authHandlers(services),
  lookups: lookupHandlers,
  venues: venueHandlers(createCountMemory()),
  timePeriods: timePeriodHandlers,
});
