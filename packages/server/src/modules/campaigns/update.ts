import { type CampaignFields, type FieldError, type UpdateCampaignInput, upperCode } from '@telve/api';
import { isOfOneRecord, removeImages } from '../../files/formImages';
import { publicImagesPath } from '../../files/publicImages';
import type { PreparedImage } from '../../files/uploadedImages';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { expectVersion } from '../changes';
import { expectEnd } from '../days';
import { enqueueCodes } from './codes/make';
import { missingCodes } from './codes/progress';
import { type CampaignRecord, imageColumns, imageFolder, isFrozen, toColumns, toFields } from './columns';
import { toCampaign } from './detail';
import { fieldsOf } from './fields';
import type { CampaignServices } from './services';
import { auditChange, changesOf, lockCampaign, replaceGeneralCode, updateCampaign, versioned } from './store';

const frozenNames = ['type', 'discount', 'usageCount', 'codeType', 'code'] as const;

/** Whether a value was sent that is not the stored one; what its type or code type leaves no room for is one, too. */
const isOther = (sent: string | number | null, stored: string | number | null): boolean =>
  (sent || null) !== (stored || null);

/** Once there are codes, what they promise stays (CAMP-60). */
const expectFrozen = (stored: CampaignRecord, given: Partial<CampaignFields>, fields: CampaignFields): void => {
  if (!isFrozen(stored)) return;
  const before = toFields(stored);
  const sent = { ...given, ...(given.code !== undefined && { code: upperCode(given.code) }) };
  const changed = frozenNames.filter(
    (name) => sent[name] !== undefined && (fields[name] !== before[name] || isOther(sent[name], before[name])),
  );
  if (changed.length === 0) return;
  throw new Refusal('campaign_codes_frozen', {
    fields: changed.map((field): FieldError => ({ field, code: 'campaign_codes_frozen' })),
  });
};

const belowFault = (code: 'user_count_below_used' | 'user_count_below_made', params: Record<string, number>): Refusal =>
  new Refusal(code, { params, fields: [{ field: 'userCount', code, params }] });

/** There are never fewer codes than are used, or made (CAMP-88). */
const expectCount = (stored: CampaignRecord, { userCount }: CampaignFields): void => {
  const { codes_used: used, codes_made: made } = stored;
  if (userCount !== null && userCount < used) throw belowFault('user_count_below_used', { used });
  if (userCount !== null && userCount < made) throw belowFault('user_count_below_made', { made });
};

/** Removes a picture that the campaign shows no more, once no other campaign of its mass creation shows it either. */
const forgetImage = async (trx: Db, { images }: CampaignServices, address: string | null, call: Call) => {
  if (address === null || !isOfOneRecord(address.slice(publicImagesPath.length + 1))) return;
  const other = await trx.selectFrom('campaigns').select('id').where('image_url', '=', address).limit(1).execute();
  if (other.length === 0) call.afterCommit(() => void removeImages(images, [address]));
};

/**
 * Changes a campaign (CAMP-107): what is absent stays, and the whole is judged as a new one would be. A stale version is
 * answered with the stored record; without one the last write wins. More unique codes than there are get made afterwards.
 *
 * @throws Refusal what its fields are refused by, `campaign_codes_frozen`, `user_count_below_used`,
 * `user_count_below_made`, `check_end_date` or `campaign_code_already_exists`
 */
export const changeCampaign = (
  services: CampaignServices,
  input: UpdateCampaignInput,
  image: PreparedImage | undefined,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { id, version, removeImg = false } = input;
    const stored = await lockCampaign(trx, id);
    await expectVersion(trx, versioned, version, stored, () => toCampaign(trx, stored, call.now));
    const before = toFields(stored);
    const fields = fieldsOf(input, before);
    expectFrozen(stored, input, fields);
    expectCount(stored, fields);
    expectEnd(fields.endDate, call.now, stored.end_date);

    const taken = (await image?.store(services.images, imageFolder, call)) ?? null;
    const isOtherImage = taken !== null || (removeImg && stored.image_url !== null);
    const changes = changesOf(before, fields, isOtherImage ? { img: taken !== null } : undefined);
    if (!changes) return;
    if (fields.code !== before.code) await replaceGeneralCode(trx, id, fields.code);
    await updateCampaign(trx, id, { ...toColumns(fields), ...(isOtherImage && imageColumns(taken)) }, call.now);
    const { codeType, userCount } = fields;
    if (missingCodes({ codeType, userCount, codesMade: stored.codes_made }) > 0) {
      await enqueueCodes(trx, id, call.now, callerOf(call).userId);
    }
    await auditChange(trx, call, id, changes);
    if (isOtherImage) await forgetImage(trx, services, stored.image_url, call);
    call.afterCommit(() => {
      taken?.keep();
      services.jobsAreDue();
    });
  });

/** Turns a campaign on or off, or shows and hides it (CAMP-58, CAMP-59). What is the same already leaves no trace. */
export const switchCampaign = (
  id: number,
  change: Partial<Pick<CampaignFields, 'active' | 'shown'>>,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const before = toFields(await lockCampaign(trx, id));
    const changes = changesOf(before, { ...before, ...change });
    if (!changes) return;
    await updateCampaign(trx, id, change, call.now);
    await auditChange(trx, call, id, changes);
  });
