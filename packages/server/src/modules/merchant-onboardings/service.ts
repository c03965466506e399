import {
  type CreateMerchantOnboardingInput,
  type MerchantOnboarding,
  merchantOnboardingsMax,
  type UpdateMerchantOnboardingInput,
} from '@telve/api';
import { type EntryRules, merchantOnboardingRules } from '@telve/api/rules';
import { sql } from 'kysely';
import { removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import type { PreparedImage } from '../../files/uploadedImages';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, expectVersion, recordActions } from '../changes';
import { type ImageColumns, imageColumns } from '../images';
import { type ScreenFields, screenFieldsOf, toScreenColumns, toScreenFields } from '../screens';
import {
  countMerchantOnboardings,
  imageFolder,
  lockMerchantOnboarding,
  type MerchantOnboardingRecord,
  toMerchantOnboarding,
} from './repository';

const entity = 'merchant_onboarding';

/** What raises the version of a banner. */
const versioned = { entity, actions: recordActions(entity) };

const whole: Pick<EntryRules, 'input'> = { input: merchantOnboardingRules.create.input.omit(['img']) };

/** There are at most four, passive ones counted (MONB-02). Whoever adds at the same time waits until this transaction ends. */
const expectRoom = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('telve.merchant_onboardings'))`.execute(trx);
  if ((await countMerchantOnboardings(trx, {})) >= merchantOnboardingsMax) {
    throw new Refusal('merchant_onboardings_full');
  }
};

/**
 * Adds a banner of the merchant app's first start (MONB-21).
 *
 * @throws Refusal what its fields are refused by, or `merchant_onboardings_full`
 */
export const createMerchantOnboarding = (
  images: PublicImages,
  input: CreateMerchantOnboardingInput,
  image: PreparedImage,
  call: Call,
): Promise<MerchantOnboarding> =>
  inTransaction(call.db, async (trx) => {
    const fields = screenFieldsOf(whole, input);
    await expectRoom(trx);
    const taken = await image.store(images, imageFolder, call);
    const made = await trx
      .insertInto('merchant_onboardings')
      .values({ ...toScreenColumns(fields), ...imageColumns(taken), created_at: call.now, updated_at: call.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, call, {
      action: `${entity}_created`,
      entity,
      entityId: made.id,
      newValues: { ...fields },
    });
    call.afterCommit(taken.keep);
    return toMerchantOnboarding(made);
  });

/** Writes a locked banner and its audit row. What is the same already leaves no trace. */
const save = async (
  trx: Db,
  call: Call,
  stored: MerchantOnboardingRecord,
  fields: ScreenFields,
  image?: ImageColumns,
): Promise<void> => {
  const changes = changedValues(toScreenFields(stored), fields, image && { img: true });
  if (!changes) return;
  await trx
    .updateTable('merchant_onboardings')
    .set((row) => ({ ...toScreenColumns(fields), ...image, version: row('version', '+', 1), updated_at: call.now }))
    .where('id', '=', stored.id)
    .execute();
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
};

/**
 * Changes a banner of the merchant app's first start (MONB-22): what is absent stays, the image too. A stale version is
 * answered with the stored record; without one the last write wins.
 *
 * @throws Refusal what its fields are refused by
 */
export const changeMerchantOnboarding = (
  images: PublicImages,
  input: UpdateMerchantOnboardingInput,
  image: PreparedImage | undefined,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockMerchantOnboarding(trx, input.id);
    if (!stored) throw new Refusal('not_found');
    await expectVersion(trx, versioned, input.version, stored, () => toMerchantOnboarding(stored));
    const fields = screenFieldsOf(whole, input, toScreenFields(stored));
    const taken = await image?.store(images, imageFolder, call);
    await save(trx, call, stored, fields, taken && imageColumns(taken));
    if (!taken) return;
    call.afterCommit(() => {
      taken.keep();
      void removeImages(images, [stored.image_url]);
    });
  });
