import type { AccessLogRow } from '@telve/api';
import type { Db } from '../../http/call';
import { actorNames, subjectNames } from './names';
import type { AccessRecord } from './repository';

/** Rows of the access log with the names of today. */
export const toRows = async (db: Db, records: readonly AccessRecord[]): Promise<AccessLogRow[]> => {
  const [actors, subjects] = await Promise.all([actorNames(db, records), subjectNames(db, records)]);
  const nameOf = ({ subject, subject_id, action }: AccessRecord): string | null =>
    subject_id === null || action === 'not_found' ? null : (subjects[subject].get(subject_id) ?? null);
  return records.map((record) => ({
    id: record.id,
    at: record.at.toISOString(),
    actorId: record.actor_id,
    actorName: actors.get(record.actor_id) ?? '',
    subject: record.subject,
    subjectId: record.subject_id,
    subjectName: nameOf(record),
    action: record.action,
    requestId: record.request_id,
  }));
};
