import type { VenueExportInput } from '@telve/api';
import type { ListState } from '@telve/kit';
import type { VenueFilterKinds } from './filters';

/** What the export asks for: search and filters of the list, its status under the call's name (VEN-142). */
export const toExportInput = ({ search, filters }: ListState<VenueFilterKinds>): VenueExportInput => {
  const { isActive, ...others } = filters;
  return {
    ...others,
    ...(isActive === undefined ? {} : { statusFilter: isActive }),
    ...(search === '' ? {} : { search }),
  };
};
