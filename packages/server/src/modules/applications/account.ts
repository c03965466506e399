import { cleanLine } from '@telve/locale';
import type { Call, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { IssuedPassword } from '../../security/temporary-password';
import { writeAudit } from '../audit';
import type { AccountFields } from '../panel-users/fields';
import { insertPanelUser } from '../panel-users/store';
import type { ApplicationServices } from './services';
import type { ApplicationRecord } from './values';

/** A full name in the two parts of an account; the last word is the last name. */
export const nameParts = (name: string): { firstName: string; lastName: string } => {
  const words = cleanLine(name).split(' ');
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName };
};

const registered = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'panel_user_already_exist'
    ? new Refusal('user_already_registered')
    : error;

/**
 * Opens the account with which a pre-approved applicant goes on, and mails its first password (D-43).
 * @throws Refusal `user_already_registered` where a panel user has the e-mail
 */
export const openAccount = async (
  { applicationMails, events }: ApplicationServices,
  trx: Db,
  { email, authorized_person: name }: ApplicationRecord,
  { password, hash, expiresAt }: IssuedPassword,
  call: Call,
): Promise<void> => {
  const fields: AccountFields = {
    ...nameParts(name),
    role: 'AppliedMerchantUser',
    companyId: null,
    venueId: 0,
    allVenue: true,
    active: true,
  };
  const inserted = insertPanelUser(trx, { fields, email, password: { hash, expiresAt }, now: call.now });
  const id = await inserted.catch((error: unknown) => {
    throw registered(error);
  });
  await applicationMails.sendPreApproved(trx, { recipient: email, name, password, expiresAt });
  await writeAudit(trx, call, {
    action: 'panel_user_created',
    entity: 'panel_user',
    entityId: id,
    newValues: { ...fields },
  });
  const told = { requestId: call.requestId, userId: call.caller?.userId, subject: id };
  call.afterCommit(() => events.note('account_created', told));
};
