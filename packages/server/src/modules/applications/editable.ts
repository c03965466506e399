import { type ApplicationActor, type ApplicationDocument, applicationDocuments, mayEdit } from '@telve/api';
import type { Caller } from '../../http/call';
import {
  type ApplicationField,
  type ApplicationRecord,
  type DocumentRecord,
  fieldNames,
  preApplicationFields,
} from './values';

/** What of an application somebody may change now. */
export interface Editable {
  fields: readonly ApplicationField[];
  documents: readonly ApplicationDocument[];
}

const nothing: Editable = { fields: [], documents: [] };

/** From the pre-approval on the e-mail is that of the applicant's account, and stays. */
const allFields = fieldNames.filter((name) => name !== 'email');

export const actorOf = ({ role }: Pick<Caller, 'role'>): ApplicationActor =>
  role === 'PanelUser' ? 'staff' : 'applicant';

/** Documents that staff has sent back to the applicant. */
const sentBack = (record: ApplicationRecord, documents: readonly DocumentRecord[]): ApplicationDocument[] =>
  record.documents_wanted && record.status === 'PendingApproval'
    ? documents.filter(({ verdict }) => verdict === 'Again').map(({ document }) => document)
    : [];

/** What may be changed by an actor in the application's status (D-41): never more than that. */
export const editableBy = (
  actor: ApplicationActor,
  record: ApplicationRecord,
  documents: readonly DocumentRecord[],
): Editable => {
  switch (mayEdit(actor, record.status)) {
    case 'pre-application':
      return { fields: preApplicationFields, documents: [] };
    case 'all':
      return { fields: allFields, documents: applicationDocuments };
    default:
      return actor === 'applicant' ? { fields: [], documents: sentBack(record, documents) } : nothing;
  }
};
