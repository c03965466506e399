import type { UpdateVenueInput, Venue } from '@telve/api';
import type { PreparedImages } from '../../files/formImages';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { recordActions, versionConflict } from '../changes';
import { readVenue } from './detail';
import { openStateAfter } from './pause';
import { type LockedVenue, lockVenue, writeVenue } from './record';
import type { VenueServices } from './services';
import { keepTrace } from './trace';
import { writeFields } from './writeFields';

const versioned = { entity: 'venue', actions: recordActions('venue') };

/** A venue that was opened for a change, locked until the transaction ends. */
interface Opened {
  locked: LockedVenue;
  before: Venue;
}

type Addressed = Pick<UpdateVenueInput, 'id' | 'version'>;

const open = async (trx: Db, { id, version }: Addressed, call: Call, services: VenueServices): Promise<Opened> => {
  const caller = callerOf(call);
  const locked = await lockVenue(trx, id, caller);
  if (!locked) throw new Refusal('venue_not_found');
  const before = await readVenue(id, { ...call, db: trx }, services);
  if (version !== undefined && version !== locked.version) {
    // Who of the staff changed it is no business of a company's account.
    throw await versionConflict(trx, versioned, before, locked.updated_at, caller.role === 'PanelUser');
  }
  return { locked, before };
};

/**
 * Saves the form of a venue (VEN-139). What is the same already leaves no trace.
 *
 * @throws Refusal `venue_not_found`, `version_conflict` with the stored venue, or what the fields are refused by
 */
export const updateVenue = (
  services: VenueServices,
  input: UpdateVenueInput,
  images: PreparedImages,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { locked, before } = await open(trx, input, call, services);
    const state = openStateAfter(locked, input, call.now);
    await writeFields(trx, { locked, before, input, images, state }, call, services);
    await keepTrace(trx, before, locked, call, services);
  });

/** What a PanelVenueUser changes of a venue; the rest of its form was not even read (D-56). */
export type PauseInput = Addressed &
  Pick<UpdateVenueInput, 'isBusy' | 'busyEndTime' | 'isFree' | 'freeEndDate' | 'isComingSoon'>;

/**
 * Saves busy time, holiday and "coming soon" of a venue (VEN-52, VEN-53).
 *
 * @throws Refusal as `updateVenue`
 */
export const updatePause = (services: VenueServices, input: PauseInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { locked, before } = await open(trx, input, call, services);
    await writeVenue(trx, locked.id, openStateAfter(locked, { ...input, isOpen: locked.is_open }, call.now));
    await keepTrace(trx, before, locked, call, services);
  });
