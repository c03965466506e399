import { type Call, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudit } from '../audit';
import { expectVersion } from '../changes';
import { lockSubscriptionPlan, updateAmount } from './repository';

const entity = 'subscription_plan';
const action = 'subscription_plan_changed';

/**
 * Changes the price of a plan and nothing else (PLAN-14). A stale version is answered with the stored plan; without one
 * the last write wins. The price that it has already leaves no trace.
 *
 * @throws Refusal `not_found` or `version_conflict`
 */
export const changeAmount = (
  { id, amount, version }: { id: number; amount: number; version?: number },
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const found = await lockSubscriptionPlan(trx, id);
    if (!found) throw new Refusal('not_found');
    const { updated_at, ...current } = found;
    await expectVersion(trx, { entity, actions: [action] }, version, found, () => current);
    if (amount === current.amount) return;
    await updateAmount(trx, id, amount, call.now);
    await writeAudit(trx, call, {
      action,
      entity,
      entityId: id,
      oldValues: { amount: current.amount },
      newValues: { amount },
    });
  });
