import { type ActivitySubject, activitySubjects } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { type Named, nameOf } from './names';

const eb = expressionBuilder<Database, 'audit_log'>();

/** Names of the subjects' records in the audit log; `actor` is read from the other side. */
const entities: Readonly<Record<Exclude<ActivitySubject, 'actor'>, Named>> = {
  'panel-user': 'panel_user',
  'merchant-user': 'merchant_app_user',
  venue: 'venue',
};

export const isSubject = (text: string): text is ActivitySubject =>
  (activitySubjects as readonly string[]).includes(text);

/** Name of the record a log is of, or undefined when there is none. */
export const subjectName = (db: Db, subject: ActivitySubject, id: number): Promise<string | undefined> =>
  nameOf(db, subject === 'actor' ? 'panel_user' : entities[subject], id);

/** The rows of a log: what was done to the record, or what the account did. */
export const ofSubject = (subject: ActivitySubject, id: number): Expression<SqlBool> => {
  if (subject === 'actor') return eb('audit_log.actor_id', '=', id);
  return eb.and([eb('audit_log.entity', '=', entities[subject]), eb('audit_log.entity_id', '=', String(id))]);
};
