import type {
  CreateMerchantCampaignInput,
  MerchantCampaign,
  MerchantCampaignFields,
  UpdateMerchantCampaignInput,
} from '@telve/api';
import { removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import type { PreparedImage } from '../../files/uploadedImages';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, expectVersion, recordActions } from '../changes';
import { expectEnd } from '../days';
import { imageColumns } from '../images';
import { fieldsOf } from './fields';
import {
  imageFolder,
  lockMerchantCampaign,
  type MerchantCampaignRecord,
  toColumns,
  toFields,
  toMerchantCampaign,
} from './repository';

const entity = 'merchant_campaign';

/** What raises the version of a campaign. */
const versioned = { entity, actions: recordActions(entity) };

const lock = async (trx: Db, id: number): Promise<MerchantCampaignRecord> => {
  const found = await lockMerchantCampaign(trx, id);
  if (!found) throw new Refusal('campaign_not_found');
  return found;
};

/**
 * Adds a campaign of the merchant app (MCAMP-30).
 *
 * @throws Refusal what its fields are refused by, or `check_end_date`
 */
export const createMerchantCampaign = (
  images: PublicImages,
  input: CreateMerchantCampaignInput,
  image: PreparedImage,
  call: Call,
): Promise<MerchantCampaign> =>
  inTransaction(call.db, async (trx) => {
    const fields = fieldsOf(input);
    expectEnd(fields.endDate, call.now);
    const taken = await image.store(images, imageFolder, call);
    const made = await trx
      .insertInto('merchant_campaigns')
      .values({ ...toColumns(fields), ...imageColumns(taken), created_at: call.now, updated_at: call.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, call, {
      action: `${entity}_created`,
      entity,
      entityId: made.id,
      newValues: { ...fields },
    });
    call.afterCommit(taken.keep);
    return toMerchantCampaign(made);
  });

/** Writes a locked campaign and its audit row. What is the same already leaves no trace. */
const save = async (
  trx: Db,
  call: Call,
  stored: MerchantCampaignRecord,
  fields: MerchantCampaignFields,
  image?: ReturnType<typeof imageColumns>,
): Promise<void> => {
  const changes = changedValues(toFields(stored), fields, image && { img: true });
  if (!changes) return;
  await trx
    .updateTable('merchant_campaigns')
    .set((row) => ({ ...toColumns(fields), ...image, version: row('version', '+', 1), updated_at: call.now }))
    .where('id', '=', stored.id)
    .execute();
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
};

/**
 * Changes a campaign of the merchant app (MCAMP-31): what is absent stays, the image too. A stale version is answered
 * with the stored record; without one the last write wins.
 *
 * @throws Refusal what its fields are refused by, or `check_end_date`
 */
export const changeMerchantCampaign = (
  images: PublicImages,
  input: UpdateMerchantCampaignInput,
  image: PreparedImage | undefined,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lock(trx, input.id);
    await expectVersion(trx, versioned, input.version, stored, () => toMerchantCampaign(stored));
    const fields = fieldsOf(input, toFields(stored));
    expectEnd(fields.endDate, call.now, stored.end_date);
    const taken = await image?.store(images, imageFolder, call);
    await save(trx, call, stored, fields, taken && imageColumns(taken));
    if (!taken) return;
    call.afterCommit(() => {
      taken.keep();
      void removeImages(images, [stored.image_url]);
    });
  });

/** Turns a campaign on or off, or shows and hides it (MCAMP-32, MCAMP-33). */
export const switchMerchantCampaign = (
  id: number,
  change: Partial<Pick<MerchantCampaignFields, 'active' | 'isShown'>>,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lock(trx, id);
    await save(trx, call, stored, { ...toFields(stored), ...change });
  });
