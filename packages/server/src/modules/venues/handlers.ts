import type { venueEntries } from '@telve/api';
import { sharedReads } from '../../db/shared';
import { callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { writeAudit } from '../audit';
import { pageOf, windowOf } from '../page';
import { type CountMemory, questionOf } from './counts';
import { countVenues, lockVenueState, selectVenues, type VenueRecord, writeVenueState } from './repository';
import { toVenueRow } from './row';
import { switched } from './status';

/** The venue calls of the panel. */
export const venueHandlers = (counts: CountMemory): Handlers<typeof venueEntries> => {
  const pages = sharedReads<VenueRecord[]>();
  return {
    list: async (input, call) => {
      const caller = callerOf(call);
      const { offset, limit } = windowOf(input);
      const totalCount = await counts.of(input, caller, () => countVenues(call.db, input, caller));
      const select = () => selectVenues(call.db, input, caller, offset, limit);
      // Nothing is read for a page past the end, however far.
      const records =
        offset < totalCount ? await pages.read(questionOf({ ...input, offset, limit }, caller), select) : [];
      const rows = records.map((record) => toVenueRow(record, call.now));
      return pageOf(rows, totalCount, limit);
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
      call.afterCommit(() => {
        counts.forget();
        pages.changed();
      });
      return true;
    },
  };
};
