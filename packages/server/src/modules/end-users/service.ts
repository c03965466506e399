import { today } from '@telve/locale';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudit } from '../audit';
import { heldUntil } from './removable';
import { type EndUserState, lockEndUser, updateEndUser } from './repository';

const entity = 'end_user';

const lock = async (trx: Db, id: number): Promise<EndUserState> => {
  const found = await lockEndUser(trx, id);
  if (!found) throw new Refusal('user_not_found');
  return found;
};

/**
 * Lets a member change the picture anew (SUP-04). A count that is 0 already leaves no trace. Answers whether it changed
 * anything.
 *
 * @throws Refusal `user_not_found`
 */
export const resetPictureCount = (id: number, call: Call): Promise<boolean> =>
  inTransaction(call.db, async (trx) => {
    const { img_update_count: count } = await lock(trx, id);
    if (count === 0) return false;
    await updateEndUser(trx, id, { img_update_count: 0 }, call.now);
    await writeAudit(trx, call, { action: `${entity}_picture_count_reset`, entity, entityId: id });
    return true;
  });

/** Last day of a membership that ends today: none ends before it starts, or later than it would have. */
const endedToday = ({ membership_start: start, membership_end: end }: EndUserState, now: Date): string | null => {
  const day = today(now);
  if (end !== null && end < day) return end;
  return start !== null && start > day ? start : day;
};

/**
 * Ends a member's subscription at once (SUP-05). Without one it changes nothing and leaves no trace. The audit log keeps
 * the plan's id and nothing of the person. Answers whether it changed anything.
 *
 * @throws Refusal `user_not_found`, or `subscription_not_removable` while the membership is too young (D-85)
 */
export const removeSubscription = (id: number, call: Call): Promise<boolean> =>
  inTransaction(call.db, async (trx) => {
    const stored = await lock(trx, id);
    if (stored.plan_id === null || !stored.subscribed_at) return false;
    const from = heldUntil(stored.subscribed_at, call.now);
    if (from !== undefined) throw new Refusal('subscription_not_removable', { params: { from } });
    const membership_end = endedToday(stored, call.now);
    await updateEndUser(trx, id, { plan_id: null, membership_status: 'Cancelled', membership_end }, call.now);
    await writeAudit(trx, call, {
      action: `${entity}_subscription_cancelled`,
      entity,
      entityId: id,
      oldValues: { planId: stored.plan_id },
      newValues: { planId: null },
    });
    return true;
  });
