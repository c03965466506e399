import type { Campaign, CreateCampaignInput } from '@telve/api';
import type { PreparedImage } from '../../files/uploadedImages';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { writeAudit } from '../audit';
import { expectEnd } from '../days';
import { enqueueCodes } from './codes/make';
import { imageColumns, imageFolder, toColumns } from './columns';
import { readCampaign } from './detail';
import { fieldsOf } from './fields';
import { joinGroup } from './groups/store';
import type { CampaignServices } from './services';
import { createdEntry, insertCampaign, insertGeneralCodes } from './store';

/**
 * Adds a campaign (CAMP-103). Its unique codes are made afterwards.
 *
 * @throws Refusal what its fields are refused by, `check_end_date`, `campaign_group_not_found` or
 * `campaign_code_already_exists`
 */
export const createCampaign = (
  { images, jobsAreDue }: CampaignServices,
  input: CreateCampaignInput,
  image: PreparedImage | undefined,
  call: Call,
): Promise<Campaign> =>
  inTransaction(call.db, async (trx) => {
    const fields = fieldsOf(input);
    expectEnd(fields.endDate, call.now);
    const groupId = input.groupCampaignId ?? null;
    if (groupId !== null) await joinGroup(trx, groupId, 1, 'groupCampaignId', call.now);
    const taken = (await image?.store(images, imageFolder, call)) ?? null;
    const id = await insertCampaign(trx, {
      ...toColumns(fields),
      ...imageColumns(taken),
      group_id: groupId,
      created_at: call.now,
      updated_at: call.now,
    });
    await insertGeneralCodes(trx, fields.code === '' ? [] : [{ campaign_id: id, code: fields.code }]);
    if (fields.codeType === 'Unique') await enqueueCodes(trx, id, call.now, callerOf(call).userId);
    await writeAudit(trx, call, createdEntry(id, fields, { groupCampaignId: groupId, img: taken !== null }));
    call.afterCommit(() => {
      taken?.keep();
      jobsAreDue();
    });
    return readCampaign(trx, id, call.now);
  });
