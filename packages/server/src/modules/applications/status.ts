import { type ApplicationStatus, mayChangeStatus } from '@telve/api';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import {
  type IssuedPassword,
  issueTemporaryPassword,
  newAccountPasswordMinutes,
} from '../../security/temporary-password';
import { openAccount } from './account';
import { statusTaken } from './application';
import { expectComplete, expectDocuments } from './complete';
import { actorOf } from './editable';
import { type NewStatus, tellStatus, writeStatus } from './history';
import type { ApplicationServices } from './services';
import { findApplication, lockApplication } from './store';
import type { ApplicationRecord } from './values';

/** The change, if it is one of D-40. @throws Refusal `invalid_status_change` with what the application has become */
const expectChange = async (
  db: Db,
  record: ApplicationRecord,
  status: ApplicationStatus,
  call: Call,
): Promise<NewStatus> => {
  const caller = callerOf(call);
  if (status === 'NewApplication' || !mayChangeStatus(actorOf(caller), record.status, status)) {
    throw new Refusal('invalid_status_change', { payload: await statusTaken(db, record, caller) });
  }
  return { record, status };
};

const raiseVersion = (trx: Db, id: number) =>
  trx
    .updateTable('merchant_applications')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

interface Change {
  id: number;
  status: ApplicationStatus;
}

const issue = ({ passwords }: ApplicationServices, { now }: Call): Promise<IssuedPassword> =>
  issueTemporaryPassword(passwords, now, newAccountPasswordMinutes);

/**
 * The password of the account that a pre-approval opens, hashed before a transaction is open; undefined for every change
 * that opens none or will be refused.
 */
export const prepareStatus = async (
  services: ApplicationServices,
  { id, status }: Change,
  call: Call,
): Promise<IssuedPassword | undefined> => {
  if (status !== 'PreApproved') return undefined;
  const caller = callerOf(call);
  const record = await findApplication(call.db, id, caller);
  const isAllowed = record !== undefined && mayChangeStatus(actorOf(caller), record.status, status);
  return isAllowed ? issue(services, call) : undefined;
};

/**
 * Changes the status along the ways of D-40, in one transaction on the locked row: of two at once the second one finds
 * what the first has made of it. Each change writes one row of the history and one mail; the pre-approval opens the
 * applicant's account, or fails with it (D-43).
 */
export const changeStatus = async (
  services: ApplicationServices,
  { id, status }: Change,
  call: Call,
  prepared?: IssuedPassword,
): Promise<void> => {
  const caller = callerOf(call);
  await inTransaction(call.db, async (trx) => {
    const record = await lockApplication(trx, id, caller);
    const change = await expectChange(trx, record, status, call);
    await expectComplete(trx, actorOf(caller), record, status);
    expectDocuments(record, status);
    await writeStatus(trx, change, call);
    await raiseVersion(trx, id);
    if (status !== 'PreApproved') await tellStatus(services, trx, change);
    // Prepared but where the change became allowed after it was looked at.
    else await openAccount(services, trx, record, prepared ?? (await issue(services, call)), call);
  });
};
