import { applicationDocuments, type FieldError, type UpdateApplicationInput } from '@telve/api';
import { type Call, callerOf, type Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { versionConflict } from '../changes';
import { type Links, readApplication, statusTaken } from './application';
import { actorOf, editableBy } from './editable';
import { versioned } from './entity';
import { documentsOf } from './store';
import {
  type ApplicationRecord,
  type ApplicationValues,
  changedFields,
  type DocumentRecord,
  preApplicationFields,
} from './values';

/** A save that may be made. */
export interface Save {
  record: ApplicationRecord;
  documents: readonly DocumentRecord[];
  /** The fields that it makes different. */
  changes: Partial<ApplicationValues>;
}

const notEditable = async (trx: Db, record: ApplicationRecord, call: Call, fields: FieldError[] = []) =>
  new Refusal('application_not_editable', { fields, payload: await statusTaken(trx, record, callerOf(call)) });

/** Fields that must not be emptied: without an e-mail an application is nobody's, and staff decides about all five. */
const emptied = (record: ApplicationRecord, changes: Partial<ApplicationValues>): FieldError[] =>
  (record.status === 'NewApplication' || record.status === 'PendingPreApproval' ? preApplicationFields : [])
    .filter((name) => changes[name] === '')
    .map((field) => ({ field, code: 'required' }));

/** The refusal of a stale version. Applicants are told no name of the staff. */
export const staleVersion = async (db: Db, record: ApplicationRecord, call: Call, links: Links): Promise<Refusal> => {
  const current = await readApplication(db, record, call, links);
  return versionConflict(db, versioned, current, record.updated_at, actorOf(callerOf(call)) === 'staff');
};

const fault = (field: string): FieldError => ({ field, code: 'application_not_editable' });

/**
 * What a save would do to an application as it stands. A field that is sent as it is stored is no change, so that a form
 * may send all it has.
 *
 * @throws Refusal `application_not_editable` for what may not be changed now (D-41), with the fields that were;
 * `version_conflict` for a stale version; `validation_failed` for a field that must not be emptied
 */
export const expectSave = async (
  db: Db,
  record: ApplicationRecord,
  {
    input,
    fields,
    call,
    links,
  }: { input: UpdateApplicationInput; fields: Partial<ApplicationValues>; call: Call; links: Links },
): Promise<Save> => {
  const documents = await documentsOf(db, record.id);
  const editable = editableBy(actorOf(callerOf(call)), record, documents);
  if (editable.fields.length === 0 && editable.documents.length === 0) throw await notEditable(db, record, call);
  if (input.version !== undefined && input.version !== record.version) {
    throw await staleVersion(db, record, call, links);
  }
  const changes = changedFields(record, fields);
  const forbidden = [
    ...Object.keys(changes).filter((name) => !(editable.fields as readonly string[]).includes(name)),
    ...applicationDocuments.filter((name) => input[name] && !editable.documents.includes(name)),
  ];
  if (forbidden.length > 0) throw await notEditable(db, record, call, forbidden.map(fault));
  const empty = emptied(record, changes);
  if (empty.length > 0) throw new Refusal('validation_failed', { fields: empty });
  return { record, documents, changes };
};
