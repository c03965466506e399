import { today } from '@telve/locale';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudit } from '../audit';
import { lockVenueState, writeVenueState } from './repository';
import { switched } from './status';

/** Turns a venue on or off (VEN-137). The same state again changes nothing. @throws Refusal `venue_not_found` */
export const switchVenue = (venueId: number, status: boolean, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const state = await lockVenueState(trx, venueId, callerOf(call));
    if (!state) throw new Refusal('venue_not_found');
    const { id, ...before } = state;
    const after = switched(before, status, today(call.now));
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
