import type { PanelUserRow } from '@telve/api';
import type { Call, Db } from '../../http/call';
import type { SecurityEvent } from '../../log/security-events';
import { writeAudit } from '../audit';
import type { AuthServices } from '../auth/services';
import { type AccountFields, type Changes, changesBetween, changesRights } from './fields';
import { updatePanelUser } from './store';

const isSwitch = ({ newValues }: Changes): boolean => Object.keys(newValues).join() === 'active';

const actionOf = (changes: Changes): string => {
  if (!isSwitch(changes)) return 'panel_user_changed';
  return changes.newValues.active ? 'panel_user_activated' : 'panel_user_deactivated';
};

const eventOf = ({ newValues }: Changes): SecurityEvent =>
  newValues.active === false ? 'account_deactivated' : 'account_rights_changed';

/**
 * Writes an allowed change of a locked account: the row, its audit row, and the end of every open session where rights
 * change (D-27). What is the same already leaves no trace.
 */
export const applyChange = async (
  services: AuthServices,
  trx: Db,
  before: PanelUserRow,
  after: AccountFields,
  call: Call,
): Promise<void> => {
  const changes = changesBetween(before, after);
  if (!changes) return;
  const { id, email } = before;
  const endsTokens = changesRights(changes);
  const turnedOff = changes.newValues.active === false;
  await updatePanelUser(trx, { id, email, fields: after, endsTokens, turnedOff, now: call.now });
  await writeAudit(trx, call, { action: actionOf(changes), entity: 'panel_user', entityId: id, ...changes });
  if (!endsTokens) return;
  await services.sessions.revokeAll(trx, id, after.active ? 'account_changed' : 'account_ended');
  const told = { requestId: call.requestId, userId: call.caller?.userId, subject: id };
  call.afterCommit(() => services.events.note(eventOf(changes), told));
};
