import type { ActiveInput, UpdatePanelUserInput } from '@telve/api';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { AuthServices } from '../auth/services';
import { expectVersion } from '../changes';
import { applyChange } from './apply';
import { type AccountFields, fieldsOf, isActiveAdmin } from './fields';
import { expectAllowed, expectWorkplace } from './guards';
import { findPanelUser } from './repository';
import { lockPanelUser } from './store';

const versioned = {
  entity: 'panel_user',
  actions: ['panel_user_created', 'panel_user_changed', 'panel_user_activated', 'panel_user_deactivated'],
};

/** The account as it is now, locked; with every other active admin where the change may take one away. */
const lock = async (trx: Db, id: number, mayTakeAdmin: boolean) => {
  const locked = await lockPanelUser(trx, id, mayTakeAdmin);
  const stored = await findPanelUser(trx, id);
  if (!stored) throw new Refusal('not_found');
  return { stored, ...locked };
};

/** Changes an account (PU-34). A stale version is answered with the stored record; without one the last write wins. */
export const changePanelUser = (services: AuthServices, input: UpdatePanelUserInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { id, version } = input;
    const fields = fieldsOf(input);
    const { stored, otherAdmins, updatedAt } = await lock(trx, id, !isActiveAdmin(fields));
    await expectVersion(trx, versioned, version, { version: stored.version, updated_at: updatedAt }, () => stored);
    expectAllowed(callerOf(call), stored, fields, otherAdmins);
    await expectWorkplace(trx, fields);
    await applyChange(services, trx, stored, fields, call);
  });

/** Turns an account on or off (PU-35). */
export const switchPanelUser = (services: AuthServices, { id, active }: ActiveInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const { stored, otherAdmins } = await lock(trx, id, !active);
    const fields: AccountFields = { ...stored, active };
    expectAllowed(callerOf(call), stored, fields, otherAdmins);
    await applyChange(services, trx, stored, fields, call);
  });
