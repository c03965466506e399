import type { DocumentVerdict, FieldError, MerchantApplication } from '@telve/api';
import { cleanText } from '@telve/locale';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudit } from '../audit';
import { readApplication, statusTaken } from './application';
import { entity } from './entity';
import { staleVersion } from './guards';
import type { ApplicationServices } from './services';
import { documentsOf, expectApplication, lockApplication } from './store';
import type { ApplicationRecord, DocumentRecord } from './values';

/** What staff says of documents, and whether the applicant is told. */
export interface Review {
  id: number;
  /** Version that was read; none means that whatever is there is judged. */
  version?: number;
  verdicts: DocumentVerdict[];
  send: boolean;
}

/** Only what is there has a verdict, and only one. */
const expectReviewable = (verdicts: readonly DocumentVerdict[], documents: readonly DocumentRecord[]): void => {
  const stored = new Set(documents.map(({ document }) => document));
  const fields: FieldError[] = verdicts.flatMap(({ document }, index) => {
    const first = verdicts.findIndex((other) => other.document === document) === index;
    return first && stored.has(document) ? [] : [{ field: `verdicts[${index}].document`, code: 'one_of' }];
  });
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
};

const columnsOf = ({ verdict, reason, note }: DocumentVerdict) =>
  verdict === 'Again'
    ? { verdict, reason: reason ?? null, note: cleanText(note ?? '').trim() || null }
    : { verdict, reason: null, note: null };

const writeVerdicts = async (trx: Db, id: number, verdicts: readonly DocumentVerdict[]): Promise<void> => {
  for (const verdict of verdicts) {
    await trx
      .updateTable('application_documents')
      .set(columnsOf(verdict))
      .where('application_id', '=', id)
      .where('document', '=', verdict.document)
      .execute();
  }
};

const told = (documents: readonly { document: string; verdict: string | null; reason?: string | null }[]) =>
  Object.fromEntries(documents.map(({ document, verdict, reason }) => [document, { verdict, reason: reason ?? null }]));

const wanted = (documents: readonly DocumentRecord[]) =>
  documents.flatMap(({ document, verdict, reason, note }) =>
    verdict === 'Again' && reason !== null ? [{ document, reason, note }] : [],
  );

/** Writes the verdicts, and sends back what is to be uploaded again where that is asked for. */
const write = async (services: ApplicationServices, trx: Db, record: ApplicationRecord, review: Review, call: Call) => {
  const { id, verdicts, send } = review;
  const former = await documentsOf(trx, id);
  expectReviewable(verdicts, former);
  await writeVerdicts(trx, id, verdicts);
  const again = wanted(await documentsOf(trx, id));
  // Whoever is waited for already must hear of every further wish; taken back by the staff, nothing is waited for.
  const isWanted = again.length > 0 && (send || record.documents_wanted);
  const isNews = send || JSON.stringify(again) !== JSON.stringify(wanted(former));
  await trx
    .updateTable('merchant_applications')
    .set((eb) => ({ documents_wanted: isWanted, version: eb('version', '+', 1), updated_at: call.now }))
    .where('id', '=', id)
    .execute();
  const judged = former.filter(({ document }) => verdicts.some((verdict) => verdict.document === document));
  await writeAudit(trx, call, {
    action: 'application_documents_reviewed',
    entity,
    entityId: id,
    oldValues: told(judged),
    newValues: { ...told(verdicts), sent: isNews && isWanted },
  });
  if (!isNews || !isWanted) return;
  const { email: recipient, authorized_person: name } = record;
  await services.applicationMails.sendDocumentsWanted(trx, { recipient, name, documents: again });
};

/** Keeps what staff says of the documents of an application in review, and sends documents back with `send`. */
export const reviewDocuments = (
  services: ApplicationServices,
  review: Review,
  call: Call,
): Promise<MerchantApplication> =>
  inTransaction(call.db, async (trx) => {
    const caller = callerOf(call);
    const record = await lockApplication(trx, review.id, caller);
    if (record.status !== 'PendingApproval') {
      throw new Refusal('application_not_editable', { payload: await statusTaken(trx, record, caller) });
    }
    if (review.version !== undefined && review.version !== record.version) {
      throw await staleVersion(trx, record, call, services.links);
    }
    await write(services, trx, record, review, call);
    return readApplication(trx, await expectApplication(trx, review.id, caller), call, services.links);
  });
