import type { CreatePanelUserInput, PanelUserRow } from '@telve/api';
import { type Call, inTransaction } from '../../http/call';
import type { IssuedPassword } from '../../security/temporary-password';
import { writeAudit } from '../audit';
import { fullName } from '../auth/accounts';
import type { AuthServices } from '../auth/services';
import { fieldsOf } from './fields';
import { expectWorkplace } from './guards';
import { findPanelUser } from './repository';
import { insertPanelUser } from './store';

/** Adds an account and mails its person a temporary password, both or neither (PU-33, D-27). */
export const createPanelUser = async (
  services: AuthServices,
  input: CreatePanelUserInput,
  { password, hash, expiresAt }: IssuedPassword,
  call: Call,
): Promise<PanelUserRow> => {
  const fields = fieldsOf(input);
  const email = input.email.normalize('NFC');
  return inTransaction(call.db, async (trx) => {
    await expectWorkplace(trx, fields);
    const id = await insertPanelUser(trx, { fields, email, password: { hash, expiresAt }, now: call.now });
    const name = fullName({ first_name: fields.firstName, last_name: fields.lastName });
    const invitation = { recipient: email, name, password, expiresAt, forPanel: true as const, active: fields.active };
    await services.mails.sendNewAccount(trx, invitation);
    await writeAudit(trx, call, {
      action: 'panel_user_created',
      entity: 'panel_user',
      entityId: id,
      newValues: { ...fields },
    });
    call.afterCommit(() =>
      services.events.note('account_created', { requestId: call.requestId, userId: call.caller?.userId, subject: id }),
    );
    return (await findPanelUser(trx, id)) as PanelUserRow;
  });
};
