import type { ImageServices } from '../../files/formImages';
import type { ImportServices } from '../imports/index';
import type { LookupServices } from '../lookups/handlers';

/** What the venue calls stand on. */
export type VenueServices = ImageServices & ImportServices & LookupServices;
