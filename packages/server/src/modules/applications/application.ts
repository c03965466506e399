import {
  type ApplicationDocument,
  applicationDocuments,
  type MerchantApplication,
  type StatusChange,
  type StatusTaken,
  type StoredDocument,
} from '@telve/api';
import type { DocumentLinks } from '../../documents/index';
import { type Call, type Caller, callerOf, type Db } from '../../http/call';
import { documentsOf, type HistoryRecord, historyOf } from './store';
import { type ApplicationRecord, type DocumentRecord, valuesOf } from './values';

/** The links that documents are reached by. */
export type Links = Pick<DocumentLinks, 'file' | 'preview'>;

/** What staff says of documents is the applicant's to read once they were sent back; until then it is a note of the staff. */
const seesVerdicts = ({ role }: Caller, { documents_wanted: sentBack }: ApplicationRecord): boolean =>
  role === 'PanelUser' || sentBack;

/** Staff are named among themselves. */
const nameFor = ({ role, userId }: Caller, { actorId, by }: HistoryRecord): string | null =>
  role === 'PanelUser' || actorId === userId ? by : null;

const toDocument = (record: DocumentRecord, { userId }: Caller, links: Links, withVerdict: boolean): StoredDocument => {
  const target = { document: record.id, userId };
  return {
    document: record.document,
    name: record.name,
    type: record.media_type,
    size: record.size,
    uploadedAt: record.uploaded_at.toISOString(),
    url: links.file(target),
    previewUrl: record.preview_key === null ? null : links.preview(target),
    verdict: withVerdict ? record.verdict : null,
    reason: withVerdict ? record.reason : null,
    note: withVerdict ? record.note : null,
  };
};

const toChange = (change: HistoryRecord, caller: Caller): StatusChange => ({
  status: change.status,
  at: change.at.toISOString(),
  by: nameFor(caller, change),
});

const urlsOf = (documents: readonly StoredDocument[]) =>
  Object.fromEntries(
    applicationDocuments.map((name) => [
      `${name}Url`,
      documents.find(({ document }) => document === name)?.url ?? null,
    ]),
  ) as { [Name in ApplicationDocument as `${Name}Url`]: string | null };

const byForm = (one: StoredDocument, other: StoredDocument): number =>
  applicationDocuments.indexOf(one.document) - applicationDocuments.indexOf(other.document);

/** The whole application as its reader sees it: links are the reader's own, and good for five minutes (D-51). */
export const readApplication = async (
  db: Db,
  record: ApplicationRecord,
  call: Call,
  links: Links,
): Promise<MerchantApplication> => {
  const caller = callerOf(call);
  const records = await documentsOf(db, record.id);
  const history = await historyOf(db, record.id);
  const withVerdicts = seesVerdicts(caller, record);
  const documents = records.map((each) => toDocument(each, caller, links, withVerdicts)).sort(byForm);
  return {
    id: record.id,
    status: record.status,
    creationDate: record.created_at.toISOString(),
    ...valuesOf(record),
    bankName: record.bank_name,
    agreementType: record.subscription_type,
    ...urlsOf(documents),
    documents,
    documentsWanted: record.documents_wanted,
    history: history.map((change) => toChange(change, caller)),
    version: record.version,
  };
};

/** What an application has become meanwhile, and by whom: for whoever came too late. */
export const statusTaken = async (db: Db, record: ApplicationRecord, caller: Caller): Promise<StatusTaken> => {
  const last = (await historyOf(db, record.id)).at(-1);
  return {
    status: record.status,
    changedAt: record.status_since.toISOString(),
    changedBy: last ? nameFor(caller, last) : null,
  };
};
