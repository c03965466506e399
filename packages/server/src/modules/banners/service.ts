import type { Banner, BannerFields, CreateBannerInput, UpdateBannerInput } from '@telve/api';
import { isUniqueViolation } from '../../db/errors';
import { removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, expectVersion, recordActions } from '../changes';
import { expectEnd } from '../days';
import { fieldsOf } from './fields';
import { type BannerImages, type StoredImages, storeImages } from './images';
import { type BannerRecord, lockBanner, toBanner, toColumns, toFields } from './repository';

const entity = 'banner';

/** What raises the version of a banner. */
const versioned = { entity, actions: recordActions(entity) };

/** No two banners of an app stand at one place (D-79); the database decides, so that two at once cannot both win. */
const uniquePlace = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'banners_place')) throw error;
    throw new Refusal('ordering_cannot_be_same', { fields: [{ field: 'order', code: 'ordering_cannot_be_same' }] });
  }
};

/**
 * Adds a banner (BAN-72).
 *
 * @throws Refusal what its fields are refused by, `check_end_date` or `ordering_cannot_be_same`
 */
export const createBanner = (
  images: PublicImages,
  input: CreateBannerInput,
  given: BannerImages,
  call: Call,
): Promise<Banner> =>
  inTransaction(call.db, async (trx) => {
    const fields = fieldsOf(input);
    expectEnd(fields.endDate, call.now);
    const { turkish, english, keep } = await storeImages(images, given, call);
    // The rules have asked for it already.
    if (!turkish) throw new Refusal('validation_failed', { fields: [{ field: 'img', code: 'required' }] });
    const made = await uniquePlace(() =>
      trx
        .insertInto('banners')
        .values({
          ...toColumns(fields),
          ...turkish,
          ...english,
          created_at: call.now,
          updated_at: call.now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await writeAudit(trx, call, {
      action: `${entity}_created`,
      entity,
      entityId: made.id,
      newValues: { ...fields },
    });
    call.afterCommit(keep);
    return toBanner(made);
  });

/** Writes a locked banner and its audit row. What is the same already leaves no trace. */
const save = async (
  trx: Db,
  call: Call,
  stored: BannerRecord,
  fields: BannerFields,
  { turkish, english, named }: StoredImages,
): Promise<void> => {
  const changes = changedValues(toFields(stored), fields, named);
  if (!changes) return;
  await uniquePlace(() =>
    trx
      .updateTable('banners')
      .set((row) => ({
        ...toColumns(fields),
        ...turkish,
        ...english,
        version: row('version', '+', 1),
        updated_at: call.now,
      }))
      .where('id', '=', stored.id)
      .execute(),
  );
  const action = changeAction(entity, changes, 'isActive');
  await writeAudit(trx, call, { action, entity, entityId: stored.id, ...changes });
};

/**
 * Changes a banner (BAN-75): what is absent stays, the images too. A stale version is answered with the stored record;
 * without one the last write wins. A last day that has passed may stay, not be chosen (D-80).
 *
 * @throws Refusal what its fields are refused by, `check_end_date` or `ordering_cannot_be_same`
 */
export const changeBanner = (
  images: PublicImages,
  input: UpdateBannerInput,
  given: BannerImages,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockBanner(trx, input.id);
    if (!stored) throw new Refusal('not_found');
    await expectVersion(trx, versioned, input.version, stored, () => toBanner(stored));
    const fields = fieldsOf(input, toFields(stored));
    expectEnd(fields.endDate, call.now, stored.end_date);
    const taken = await storeImages(images, given, call, stored);
    await save(trx, call, stored, fields, taken);
    call.afterCommit(taken.keep);
  });

/** Removes a banner and, afterwards, its images; false for one that is not there (BAN-78). */
export const removeBanner = (images: PublicImages, id: number, call: Call): Promise<boolean> =>
  inTransaction(call.db, async (trx) => {
    const gone = await trx.deleteFrom('banners').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) return false;
    await writeAudit(trx, call, {
      action: `${entity}_removed`,
      entity,
      entityId: id,
      oldValues: { ...toFields(gone) },
    });
    const shown = [gone.image_url, gone.image_en_url].filter((address) => address !== null);
    call.afterCommit(() => void removeImages(images, shown));
    return true;
  });
