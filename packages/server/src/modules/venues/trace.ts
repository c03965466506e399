import type { Venue } from '@telve/api';
import { type Call, callerOf, type Db } from '../../http/call';
import { changedValues, writeAudit } from '../audit';
import { auditValues, catalogueNames } from './audit';
import { readVenue } from './detail';
import { countUp, type LockedVenue, lockVenue } from './record';
import type { VenueServices } from './services';

const busyEndOf = ({ isBusy }: Venue, row: LockedVenue | undefined): Date | null =>
  isBusy ? (row?.busy_end_time ?? null) : null;

/**
 * Counts the version of a written venue up and says in the audit log what changed; a venue that is as it was is left alone.
 *
 * @param before the venue, and its row, before it was written
 */
export const keepTrace = async (
  trx: Db,
  before: Venue,
  row: LockedVenue,
  call: Call,
  services: VenueServices,
): Promise<void> => {
  const after = await readVenue(before.id, { ...call, db: trx }, services);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  await countUp(trx, before.id, call.now);
  const written = await lockVenue(trx, before.id, callerOf(call));
  const names = await catalogueNames(trx);
  const changes = changedValues(
    auditValues(before, busyEndOf(before, row), names),
    auditValues(after, busyEndOf(after, written), names),
  );
  await writeAudit(trx, call, { action: 'venue_changed', entity: 'venue', entityId: before.id, ...changes });
};
