import type { CreateOnboardingInput, Onboarding, UpdateOnboardingInput } from '@telve/api';
import { type EntryRules, onboardingRules } from '@telve/api/rules';
import { removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import { changeAction, expectVersion, recordActions } from '../changes';
import { type ScreenFields, screenFieldsOf, toScreenColumns, toScreenFields } from '../screens';
import { type OnboardingFiles, type StoredFiles, storeFiles } from './files';
import { lockOnboarding, type OnboardingRecord, toOnboarding } from './repository';

/** Name of a screen in the audit log. */
export const entity = 'onboarding';

/** What raises the version of a screen. */
const versioned = { entity, actions: recordActions(entity) };

const whole: Pick<EntryRules, 'input'> = { input: onboardingRules.create.input.omit(['img', 'animation']) };

/**
 * Adds a screen of the consumer app's first start (CONB-26).
 *
 * @throws Refusal what its fields are refused by
 */
export const createOnboarding = (
  images: PublicImages,
  input: CreateOnboardingInput,
  files: OnboardingFiles,
  call: Call,
): Promise<Onboarding> =>
  inTransaction(call.db, async (trx) => {
    const fields = screenFieldsOf(whole, input);
    const { columns, keep } = await storeFiles(images, files, call);
    const made = await trx
      .insertInto('onboardings')
      .values({ ...toScreenColumns(fields), ...columns, created_at: call.now, updated_at: call.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, call, {
      action: `${entity}_created`,
      entity,
      entityId: made.id,
      newValues: { ...fields },
    });
    call.afterCommit(keep);
    return toOnboarding(made);
  });

/** Writes a locked screen and its audit row. What is the same already leaves no trace. */
const save = async (
  trx: Db,
  call: Call,
  stored: OnboardingRecord,
  fields: ScreenFields,
  { columns, named }: StoredFiles,
): Promise<void> => {
  const changes = changedValues(toScreenFields(stored), fields, named);
  if (!changes) return;
  await trx
    .updateTable('onboardings')
    .set((row) => ({ ...toScreenColumns(fields), ...columns, version: row('version', '+', 1), updated_at: call.now }))
    .where('id', '=', stored.id)
    .execute();
  await writeAudit(trx, call, { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes });
};

/**
 * Changes a screen (CONB-27): what is absent stays, image and animation too. A stale version is answered with the stored
 * record; without one the last write wins.
 *
 * @throws Refusal what its fields are refused by, also where neither image nor animation would be left
 */
export const changeOnboarding = (
  images: PublicImages,
  input: UpdateOnboardingInput,
  files: OnboardingFiles,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockOnboarding(trx, input.id);
    if (!stored) throw new Refusal('not_found');
    await expectVersion(trx, versioned, input.version, stored, () => toOnboarding(stored));
    const fields = screenFieldsOf(whole, input, toScreenFields(stored));
    const taken = await storeFiles(images, files, call, stored);
    await save(trx, call, stored, fields, taken);
    call.afterCommit(taken.keep);
  });

/** Removes a screen and, afterwards, its files (CONB-28). */
export const removeOnboarding = (images: PublicImages, id: number, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const gone = await trx.deleteFrom('onboardings').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) throw new Refusal('not_found');
    const oldValues = { ...toScreenFields(gone) };
    await writeAudit(trx, call, { action: `${entity}_removed`, entity, entityId: id, oldValues });
    const shown = [gone.image_url, gone.animation_url].filter((address) => address !== null);
    call.afterCommit(() => void removeImages(images, shown));
  });
