import { campaignLimits } from '@telve/api';
import { type Call, callerOf, inTransaction } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import { writeAudit } from '../../audit';
import { toFields } from '../columns';
import type { CampaignServices } from '../services';
import { auditChange, changesOf, entity, lockCampaign, updateCampaign } from '../store';
import { enqueueCodes } from './make';
import { missingCodes, progressOf } from './progress';

const { userCountMax: max } = campaignLimits;

/**
 * Adds codes to a campaign (CAMP-71): unique ones are made afterwards, of a general code there are more uses (D-72). Who
 * adds at the same time adds as well.
 *
 * @throws Refusal `campaign_takes_no_codes` or `user_count_max`
 */
export const addCodes = (
  { jobsAreDue }: CampaignServices,
  { campaignId, couponCount }: { campaignId: number; couponCount: number },
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockCampaign(trx, campaignId);
    if (stored.user_count === null) throw new Refusal('campaign_takes_no_codes');
    const userCount = stored.user_count + couponCount;
    if (userCount > max) {
      const field = { field: 'couponCount', code: 'user_count_max', params: { max } };
      throw new Refusal('user_count_max', { params: { max }, fields: [field] });
    }
    const before = toFields(stored);
    await updateCampaign(trx, campaignId, { user_count: userCount }, call.now);
    await auditChange(trx, call, campaignId, changesOf(before, { ...before, userCount }));
    if (stored.code_type === 'Unique') await enqueueCodes(trx, campaignId, call.now, callerOf(call).userId);
    call.afterCommit(jobsAreDue);
  });

/** Has the codes made that a failed making left out; changes nothing where none is missing. */
export const resumeCodes = ({ jobsAreDue }: CampaignServices, campaignId: number, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lockCampaign(trx, campaignId);
    const { code_type: codeType, codes_made: codesMade, user_count: userCount } = stored;
    const missing = missingCodes({ codeType, codesMade, userCount });
    if (missing <= 0) return;
    const progress = await progressOf(trx, [{ id: campaignId, codeType, codesMade, userCount }]);
    await enqueueCodes(trx, campaignId, call.now, callerOf(call).userId);
    // A making that waits or runs is left as it is.
    if (progress.get(campaignId)?.state === 'running') return;
    await writeAudit(trx, call, {
      action: `${entity}_codes_resumed`,
      entity,
      entityId: campaignId,
      newValues: { missing },
    });
    call.afterCommit(jobsAreDue);
  });
