import type { ApplicationStatus } from '@telve/api';
import type { Caller, Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { fullName } from '../auth/accounts';
import { applicationScope } from './scope';
import type { ApplicationRecord, DocumentRecord } from './values';

const inScope = (db: Db, caller: Caller) =>
  db.selectFrom('merchant_applications').selectAll().where(applicationScope(caller));

/** An application that the caller may know of. */
export const findApplication = (db: Db, id: number, caller: Caller): Promise<ApplicationRecord | undefined> =>
  inScope(db, caller).where('merchant_applications.id', '=', id).executeTakeFirst();

/** The same. @throws Refusal `not_found` */
export const expectApplication = async (db: Db, id: number, caller: Caller): Promise<ApplicationRecord> => {
  const found = await findApplication(db, id, caller);
  if (!found) throw new Refusal('not_found');
  return found;
};

/** The same as it stands, locked until the transaction ends. @throws Refusal `not_found` */
export const lockApplication = async (trx: Db, id: number, caller: Caller): Promise<ApplicationRecord> => {
  const query = inScope(trx, caller).where('merchant_applications.id', '=', id);
  const found = await query.forUpdate('merchant_applications').executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
};

/** The newest application of an e-mail, among those that the caller may know of. */
export const findNewestOf = (db: Db, emailFolded: string, caller: Caller): Promise<ApplicationRecord | undefined> =>
  inScope(db, caller)
    .where('merchant_applications.email_folded', '=', emailFolded)
    .orderBy('merchant_applications.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The documents of an application. */
export const documentsOf = (db: Db, applicationId: number): Promise<DocumentRecord[]> =>
  db.selectFrom('application_documents').selectAll().where('application_id', '=', applicationId).execute();

/** A change of status with the account that made it. */
export interface HistoryRecord {
  status: ApplicationStatus;
  at: Date;
  /** Null: the applicant before there was an account, or the system. */
  actorId: number | null;
  by: string | null;
}

/** The changes of status, oldest first. */
export const historyOf = async (db: Db, applicationId: number): Promise<HistoryRecord[]> => {
  const records = await db
    .selectFrom('application_history')
    .leftJoin('panel_users', 'panel_users.id', 'application_history.actor_id')
    .select(['status', 'at', 'actor_id', 'first_name', 'last_name'])
    .where('application_id', '=', applicationId)
    .orderBy('application_history.id')
    .execute();
  return records.map(({ status, at, actor_id: actorId, first_name, last_name }) => ({
    status,
    at,
    actorId,
    by: first_name === null ? null : fullName({ first_name, last_name: last_name ?? '' }).trim(),
  }));
};
