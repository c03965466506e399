import type { CreateVenueInput, Venue } from '@telve/api';
import type { PreparedImages } from '../../files/formImages';
import { type Call, inTransaction } from '../../http/call';
import { writeAudit } from '../audit';
import { auditValues, catalogueNames } from './audit';
import { expectKnown } from './checks';
import { cleanFields } from './clean';
import { nextCode } from './code';
import { columnsOf } from './columns';
import { readVenue } from './detail';
import { imageColumns, imageFolder } from './images';
import { nameKeyOf, uniqueName } from './names';
import { type OpenState, openStateAfter } from './pause';
import type { VenueServices } from './services';
import { writeParts } from './writeParts';

const untouched: OpenState = {
  is_open: false,
  is_coming_soon: false,
  is_busy: false,
  busy_end_time: null,
  is_free: false,
  free_end_date: null,
  remaining_free_usage_rights: 0,
  free_usage_year: null,
  ever_activated: false,
};

/**
 * Adds a venue, with a code of its own (VEN-138).
 *
 * @throws Refusal what its fields are refused by, or `venue_already_exist`
 */
export const createVenue = (
  services: VenueServices,
  input: CreateVenueInput,
  images: PreparedImages,
  call: Call,
): Promise<Venue> =>
  inTransaction(call.db, async (trx) => {
    const fields = cleanFields(input);
    await expectKnown(trx, fields, new Set());
    const taken = await images.store(services.images, { known: [], folder: imageFolder }, call);
    const code = await nextCode(trx);
    const state = openStateAfter(untouched, { ...fields, isBusy: false, isFree: false }, call.now);
    const { id } = await uniqueName(() =>
      trx
        .insertInto('venues')
        .values({
          code,
          ...columnsOf(fields, code, services.storeTypeCompanyId),
          ...state,
          ...imageColumns(taken.addresses),
          name_key: nameKeyOf(fields.venueName),
          created_at: call.now,
          updated_at: call.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await writeParts(trx, id, fields);
    const venue = await readVenue(id, { ...call, db: trx }, services);
    await writeAudit(trx, call, {
      action: 'venue_created',
      entity: 'venue',
      entityId: id,
      newValues: auditValues(venue, null, await catalogueNames(trx)),
    });
    call.afterCommit(taken.keep);
    return venue;
  });
