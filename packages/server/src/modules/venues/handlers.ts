import type { venueEntries } from '@telve/api';
import { callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { writeAudit } from '../audit';
import { pageOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { countVenues, lockVenueState, selectVenues, type VenueRecord, writeVenueState } from './repository';
import { toVenueRow } from './row';
import { switched } from './status';

/** The venue calls of the panel. */
export const venueHandlers = (): Handlers<typeof venueEntries> => {
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
      await inTransaction(call.db, async (trx) => {
        const state = await lockVenueState(trx, venueId, callerOf(call));
        if (!state) throw new Refusal('venue_not_found');
        const { id, ...before } = state;
        const after = switched(before, status);
        if (after === before) return;
        await writeVenueState(trx, id, after, call.now);
        await writeAudit(trx, call, {
          action: status ? 'venue_activated' : 'venue_deactivated',
          entity: 'venue',
          entityId: id,
          oldValues: before,
          newValues: after,
        });
      });
      call.afterCommit(reads.changed);
      return true;
    },
  };
};
