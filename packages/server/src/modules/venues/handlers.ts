import type { venueEditorEntries, venueEntries } from '@telve/api';
import { callerOf } from '../../http/call';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { hoursImport } from '../imports/index';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { coffeeOptions, coffeeSizeOptions, milkTypeOptions, resourceOptions } from './choices';
import { createVenue } from './create';
import { readVenue } from './detail';
import { exportHours } from './export';
import { prepareVenueImages } from './images';
import { countVenues, selectVenues, type VenueRecord } from './repository';
import { toVenueRow } from './row';
import type { VenueServices } from './services';
import { switchVenue } from './switch';
import { updatePause, updateVenue } from './update';

/** The venue calls of the panel. */
export const venueHandlers = (services: VenueServices): Handlers<typeof venueEntries & typeof venueEditorEntries> => {
  const reads = createPagedReads<VenueRecord>();
  return {
    list: async (input, call) => {
      const caller = callerOf(call);
      const { rows, totalCount, limit } = await reads.read(input, caller, {
        count: () => countVenues(call.db, input, caller),
        select: (offset, size) => selectVenues(call.db, input, caller, offset, size),
      });
      return pageOf(
        rows.map((record) => toVenueRow(record, call.now)),
        totalCount,
        limit,
      );
    },

    updateStatus: async ({ venueId, status }, call) => {
      await switchVenue(venueId, status, call);
      call.afterCommit(reads.changed);
      return true;
    },

    detail: ({ id }, call) => readVenue(id, call, services),

    create: readAgain(
      doneFirst(prepareVenueImages, async (input, call, images) => {
        const venue = await createVenue(services, input, images, call);
        call.afterCommit(reads.changed);
        return venue;
      }),
      (id, call) => readVenue(id, call, services),
    ),

    update: doneFirst(
      // Whoever may not change the pictures has none looked at.
      async (input, call) => (callerOf(call).role === 'PanelUser' ? prepareVenueImages(input) : undefined),
      async (input, call, images) => {
        await (images ? updateVenue(services, input, images, call) : updatePause(services, input, call));
        call.afterCommit(reads.changed);
        return true;
      },
    ),

    coffeeSizes: (_input, { db }) => coffeeSizeOptions(db),
    resources: (_input, { db }) => resourceOptions(db),
    coffeeOptions: (_input, { db }) => coffeeOptions(db),
    milkTypes: (_input, { db }) => milkTypeOptions(db),

    importHours: hoursImport(services, reads.changed),
    exportHours,
  };
};
