import type { NewApplicationInput, PreApplicationFields } from '@telve/api';
import { cleanEmail, normalizeEmail } from '@telve/locale';
import { type Call, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudit } from '../audit';
import { takeConfirmation, wasJustUsed } from './code-store';
import { fieldsOf } from './fields';
import { type Known, knownAs, refusalOf } from './known';
import type { PublicApplicationServices } from './services';
import { insertApplication } from './store';

/** A field that no person sees was filled: it is answered like a success, and that is all. */
const isMachine = ({ website }: NewApplicationInput): boolean => (website ?? '') !== '';

/** Keeps the application with its history, audit row and mail. Answers why it cannot be kept, else null. */
const add = async (
  { applicationMails }: PublicApplicationServices,
  trx: Db,
  fields: PreApplicationFields,
  call: Call,
  channel: string,
): Promise<Known | null> => {
  const known = await knownAs(trx, normalizeEmail(fields.email));
  if (known) return known;
  const id = await insertApplication(trx, fields, call.now);
  if (id === undefined) return 'application_already_exists';
  await writeAudit(trx, call, {
    action: 'application_created',
    entity: 'merchant_application',
    entityId: id,
    newValues: { status: 'NewApplication', channel },
  });
  await applicationMails.sendReceived(trx, { recipient: fields.email, name: fields.authorizedPerson });
  return null;
};

/**
 * Why a form without a confirmation is refused. That an application exists is told to whoever has just handed it in and
 * sends it again, to nobody else.
 */
const unconfirmed = async (trx: Db, email: string, now: Date): Promise<Refusal> => {
  const again = (await wasJustUsed(trx, email, now)) && (await knownAs(trx, email)) === 'application_already_exists';
  return again ? refusalOf('application_already_exists') : new Refusal('otp_required');
};

/** Takes an application whose e-mail was confirmed, once, in the last fifteen minutes (APP-32, D-36). */
export const createApplication = async (
  services: PublicApplicationServices,
  input: NewApplicationInput,
  call: Call,
): Promise<void> => {
  if (isMachine(input)) return;
  const fields = fieldsOf(input);
  const email = normalizeEmail(fields.email);
  await inTransaction(call.db, async (trx) => {
    if (!(await takeConfirmation(trx, email, call.now))) throw await unconfirmed(trx, email, call.now);
    const known = await add(services, trx, fields, call, 'new-application');
    if (known) throw refusalOf(known);
  });
};

/** Takes an application of the simple form, without a code (D-33). With uniform answers a known e-mail is told by mail alone. */
export const createSimpleApplication = async (
  services: PublicApplicationServices,
  input: NewApplicationInput,
  call: Call,
): Promise<void> => {
  if (isMachine(input)) return;
  const fields = fieldsOf(input);
  await inTransaction(call.db, async (trx) => {
    const known = await add(services, trx, fields, call, 'applicationForm');
    if (!known) return;
    if (!services.uniformAnswers) throw refusalOf(known);
    // The answer says nothing, the mail does: nobody must wait for a call that never comes.
    const { email: recipient, authorizedPerson: name } = input;
    await services.applicationMails.sendKnown(trx, { recipient: cleanEmail(recipient), name });
  });
};
