import type { ApplicationStatus } from '@telve/api';
import type { Call, Db } from '../../http/call';
import { writeAudit } from '../audit';
import { entity } from './entity';
import type { ApplicationServices } from './services';
import type { ApplicationRecord } from './values';

/** A change of status that may be made. */
export interface NewStatus {
  /** The application, locked. */
  record: ApplicationRecord;
  status: Exclude<ApplicationStatus, 'NewApplication'>;
}

/** True where the applicant has an account to see the application with. */
const hasAccount = async (trx: Db, { email_folded: email }: ApplicationRecord): Promise<boolean> => {
  const account = trx.selectFrom('panel_users').select('id').where('email_folded', '=', email);
  return (await account.where('role', '=', 'AppliedMerchantUser').executeTakeFirst()) !== undefined;
};

/** Writes a status with its row in the history and its audit row. The version is the caller's to raise. */
export const writeStatus = async (trx: Db, { record, status }: NewStatus, call: Call): Promise<void> => {
  const { id } = record;
  await trx
    .updateTable('merchant_applications')
    .set({ status, status_since: call.now, documents_wanted: false, updated_at: call.now })
    .where('id', '=', id)
    .execute();
  const actor = { actor_id: call.caller?.userId ?? null };
  await trx
    .insertInto('application_history')
    .values({ application_id: id, status, at: call.now, ...actor })
    .execute();
  await writeAudit(trx, call, {
    action: 'application_status_changed',
    entity,
    entityId: id,
    oldValues: { status: record.status },
    newValues: { status },
  });
};

/** Tells the applicant of a status. */
export const tellStatus = async (
  { applicationMails }: ApplicationServices,
  trx: Db,
  { record, status }: NewStatus,
): Promise<void> => {
  const { email: recipient, authorized_person: name } = record;
  await applicationMails.sendStatus(trx, { recipient, name, status, hasAccount: await hasAccount(trx, record) });
};

/** Both: the change and the mail that tells of it. */
export const noteStatus = async (
  services: ApplicationServices,
  trx: Db,
  change: NewStatus,
  call: Call,
): Promise<void> => {
  await writeStatus(trx, change, call);
  await tellStatus(services, trx, change);
};
