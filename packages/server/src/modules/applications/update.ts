import type { ApplicationDocument, MerchantApplication, UpdateApplicationInput } from '@telve/api';
import type { Updateable } from 'kysely';
import { isUniqueViolation } from '../../db/errors';
import { applicationSearch } from '../../db/search';
import type { MerchantApplicationsTable } from '../../db/types/applications';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { noteWithin } from '../access-log/note';
import { writeAudit } from '../audit';
import { foldEmail } from '../auth/accounts';
import { readApplication } from './application';
import { bankOf } from './bank';
import { cleanFields } from './clean';
import { replaceDocuments, type TakenDocuments, withStored } from './documents';
import { actorOf } from './editable';
import { entity } from './entity';
import { expectSave, type Save } from './guards';
import { noteStatus } from './history';
import type { ApplicationServices } from './services';
import { expectApplication, lockApplication } from './store';
import { type ApplicationField, type ApplicationRecord, type ApplicationValues, columns, valuesOf } from './values';

type Changes = Partial<ApplicationValues>;

const stored = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value);

/** The changed columns, and those that follow from them. */
const columnsOf = (record: ApplicationRecord, changes: Changes): Updateable<MerchantApplicationsTable> => {
  const changed: Updateable<MerchantApplicationsTable> = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [columns[name as ApplicationField], stored(value)]),
  );
  return {
    ...changed,
    ...(changes.email !== undefined && { email_folded: foldEmail(changes.email) }),
    ...(changes.iban !== undefined && { bank_name: bankOf(changes.iban) ?? '' }),
    search: applicationSearch({
      store_name: changes.storeName ?? record.store_name,
      authorized_person: changes.authorizedPerson ?? record.authorized_person,
      email: changes.email ?? record.email,
      phone_number: changes.phoneNumber ?? record.phone_number,
    }),
  };
};

/** Until somebody may write another, the company has the store's name (D-50). */
const withCompanyName = (record: ApplicationRecord, changes: Changes): Changes => {
  const { storeName } = changes;
  const follows = storeName !== undefined && record.company_name === record.store_name;
  const early = record.status === 'NewApplication' || record.status === 'PendingPreApproval';
  return follows && early ? { ...changes, companyName: storeName } : changes;
};

const pick = (values: ApplicationValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name as ApplicationField]]));

/** What the audit log keeps of a save: fields before and after, and the names of files, never what is in them. */
const auditValues = ({ record, documents }: Save, changes: Changes, taken: TakenDocuments) => {
  const former = (name: ApplicationDocument) => documents.find(({ document }) => document === name)?.name ?? null;
  return {
    oldValues: {
      ...pick(valuesOf(record), Object.keys(changes)),
      ...Object.fromEntries(taken.map(([name]) => [name, former(name)])),
    },
    newValues: { ...changes, ...Object.fromEntries(taken.map(([name, file]) => [name, file.name])) },
  };
};

/** True once every document that was sent back has come anew. */
const isAnswered = ({ documents }: Save, taken: TakenDocuments): boolean => {
  const replaced = new Set(taken.map(([name]) => name));
  return documents.every(({ document, verdict }) => verdict !== 'Again' || replaced.has(document));
};

const takenEmail = (error: unknown): unknown =>
  isUniqueViolation(error, 'merchant_applications_one_open')
    ? new Refusal('validation_failed', { fields: [{ field: 'email', code: 'application_already_exists' }] })
    : error;

/** Writes an allowed save: rows of documents, fields, history where the status follows, audit. */
const write = async (services: ApplicationServices, trx: Db, save: Save, taken: TakenDocuments, call: Call) => {
  const { record } = save;
  const changes = withCompanyName(record, save.changes);
  if (Object.keys(changes).length === 0 && taken.length === 0) return;
  const removeFormer = await replaceDocuments(trx, services.documents, record.id, taken, save.documents, call.now);
  await trx
    .updateTable('merchant_applications')
    .set((eb) => ({
      ...columnsOf(record, changes),
      documents_wanted: record.documents_wanted && !isAnswered(save, taken),
      version: eb('version', '+', 1),
      updated_at: call.now,
    }))
    .where('id', '=', record.id)
    .execute()
    .catch((error: unknown) => {
      throw takenEmail(error);
    });
  await writeAudit(trx, call, {
    action: 'application_changed',
    entity,
    entityId: record.id,
    ...auditValues(save, changes, taken),
  });
  // Whoever has changed something has it in hand (D-38).
  if (actorOf(callerOf(call)) === 'staff' && record.status === 'NewApplication') {
    const { email } = changes;
    const named = email ? { ...record, email, email_folded: foldEmail(email) } : record;
    await noteStatus(services, trx, { record: named, status: 'PendingPreApproval' }, call);
  }
  call.afterCommit(removeFormer);
};

/**
 * Saves fields and documents of an application: what is absent stays, what may not be changed now is refused (D-41). The
 * documents are looked at and stored before the transaction, and nothing of a save that fails stays. The answer is the
 * whole application, also where nothing was changed: staff's reading of it is logged.
 */
export const updateApplication = async (
  services: ApplicationServices,
  input: UpdateApplicationInput,
  call: Call,
): Promise<MerchantApplication> => {
  const caller = callerOf(call);
  const asked = { input, fields: cleanFields(input), call, links: services.links };
  // Before any file is looked at, which takes time.
  await expectSave(call.db, await expectApplication(call.db, input.id, caller), asked);
  return withStored(services.documents, input, (taken) =>
    inTransaction(call.db, async (trx) => {
      const record = await lockApplication(trx, input.id, caller);
      await write(services, trx, await expectSave(trx, record, asked), taken, call);
      const saved = await readApplication(trx, await expectApplication(trx, input.id, caller), call, services.links);
      await noteWithin(trx, 'applications.update', call, saved.id);
      return saved;
    }),
  );
};
