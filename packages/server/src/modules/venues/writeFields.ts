import type { UpdateVenueInput, Venue } from '@telve/api';
import { type PreparedImages, removeImages } from '../../files/formImages';
import type { Call, Db } from '../../http/call';
import { expectKnown } from './checks';
import { cleanFields } from './clean';
import { columnsOf } from './columns';
import { imageColumns, imageFolder } from './images';
import { nameKeyOf, uniqueName } from './names';
import type { OpenState } from './pause';
import { type LockedVenue, writeVenue } from './record';
import type { VenueServices } from './services';
import { writeParts } from './writeParts';

/** A locked venue and what its form makes of it. */
export interface VenueChange {
  locked: LockedVenue;
  before: Venue;
  input: UpdateVenueInput;
  images: PreparedImages;
  state: OpenState;
}

const heldImages = ({ images, map_image }: LockedVenue): string[] => [...images, ...(map_image ? [map_image] : [])];

/** Stores the new pictures; those the venue shows no more go once the change is kept. Answers the addresses in order. */
const takePictures = async (
  { locked, images }: VenueChange,
  call: Call,
  services: VenueServices,
): Promise<readonly string[]> => {
  const known = heldImages(locked);
  const { addresses, keep } = await images.store(services.images, { known, folder: imageFolder }, call);
  let isKept = false;
  call.afterCommit(() => {
    isKept = true;
    keep();
  });
  call.atEnd(async () => {
    if (!isKept) return;
    await removeImages(
      services.images,
      known.filter((address) => !addresses.includes(address)),
    );
  });
  return addresses;
};

/**
 * Writes everything a PanelUser may change, without counting the version up.
 *
 * @throws Refusal `validation_failed`, `company_not_found`, `unprocessable_file` or `venue_already_exist`
 */
export const writeFields = async (trx: Db, change: VenueChange, call: Call, services: VenueServices): Promise<void> => {
  const { locked, before, state } = change;
  const fields = cleanFields(change.input);
  await expectKnown(trx, fields, new Set(before.milkTypes.map(({ milkTypeId }) => milkTypeId)));
  const addresses = await takePictures(change, call, services);
  const columns = columnsOf(fields, locked.code, services.storeTypeCompanyId);
  // Venues that shared a name before names were held apart keep theirs.
  const name_key = columns.name === locked.name ? locked.name_key : nameKeyOf(columns.name);
  await uniqueName(() => writeVenue(trx, locked.id, { ...columns, ...imageColumns(addresses), ...state, name_key }));
  await writeParts(trx, locked.id, fields);
};
