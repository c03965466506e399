import type { UpdateMerchantUserInput } from '@telve/api';
import { type Call, callerOf, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { changedValues, writeAudit } from '../audit';
import type { AuthServices } from '../auth/services';
import { expectVersion } from '../changes';
import { entity, versioned } from './entity';
import { expectPlace } from './place';
import { lockMerchantUser, type MerchantUserRecord } from './read';
import { toMerchantUserRow } from './row';
import { type MerchantUserFields, writeMerchantUser, writeMerchantUserActive } from './write';

type Stored = { [Name in keyof MerchantUserFields]: MerchantUserFields[Name] | null };

const storedFields = (record: MerchantUserRecord): Stored => ({
  role: record.role,
  companyId: record.company_id,
  venueId: record.venue_id,
  active: record.active,
});

/**
 * Changes an account: its role, company, venue and activity, never its e-mail (D-32). A stale version is answered with
 * the stored record; without one the last write wins. For an account that waits this is the approval (D-31).
 */
export const updateMerchantUser = (
  { mails }: Pick<AuthServices, 'mails'>,
  input: UpdateMerchantUserInput,
  call: Call,
): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { id, version, role, companyId, venueId, active } = input;
    const caller = callerOf(call);
    const found = await lockMerchantUser(trx, id, caller);
    if (!found) throw new Refusal('not_found');
    await expectVersion(trx, versioned, version, found, () => toMerchantUserRow(found));
    await expectPlace(trx, input, caller);
    const fields = { role, companyId, venueId, active };
    const values = changedValues<Stored>(storedFields(found), fields);
    if (!values) return;
    await writeMerchantUser(trx, id, fields, call.now);
    const action = found.waiting_approval ? 'merchant_user_approved' : 'merchant_user_changed';
    await writeAudit(trx, call, { action, entity, entityId: id, ...values });
    if (found.waiting_approval) {
      await mails.sendMerchantApproved(trx, {
        recipient: found.email,
        name: `${found.first_name} ${found.last_name}`.trim(),
        active,
      });
    }
  });

/** The list's switch: refused for an account without a company (MU-18). */
export const switchMerchantUser = (id: number, active: boolean, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const found = await lockMerchantUser(trx, id, callerOf(call));
    if (!found) throw new Refusal('not_found');
    if (found.company_id === null) throw new Refusal('reader_user_without_company');
    if (found.active === active) return;
    await writeMerchantUserActive(trx, id, active, call.now);
    await writeAudit(trx, call, {
      action: active ? 'merchant_user_activated' : 'merchant_user_deactivated',
      entity,
      entityId: id,
      oldValues: { active: !active },
      newValues: { active },
    });
  });
