import type { ActivityInput, ActivitySubject } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { instantsOf } from '../days';
import { ofKind } from './kinds';
import { ofSubject } from './subjects';

const eb = expressionBuilder<Database, 'audit_log'>();

/** What a log is asked for, its subject known. */
export type LogQuestion = Omit<ActivityInput, 'subject'> & { subject: ActivitySubject };

/** The rows of a log that its filters let through. */
const filtered = (question: LogQuestion): Expression<SqlBool> => {
  const { subject, id, actorId, kind } = question;
  const { from, before } = instantsOf(question);
  return eb.and([
    ofSubject(subject, id),
    ...(actorId === undefined ? [] : [eb('audit_log.actor_id', '=', actorId)]),
    ...(kind === undefined ? [] : [ofKind(kind)]),
    ...(from === undefined ? [] : [eb('audit_log.at', '>=', from)]),
    ...(before === undefined ? [] : [eb('audit_log.at', '<', before)]),
  ]);
};

/** How many rows the whole log has. */
export const countLog = async (db: Db, question: LogQuestion): Promise<number> => {
  const row = await db
    .selectFrom('audit_log')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(filtered(question))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/**
 * The next `limit` rows, newest first. Session, request and network address of who did it are left where they are.
 */
export const selectLog = (db: Db, question: LogQuestion, limit: number) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_id', 'action', 'entity', 'entity_id', 'old_values', 'new_values'])
    .where(filtered(question))
    .$if(question.before !== undefined, (query) => query.where('id', '<', question.before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type LogRecord = Awaited<ReturnType<typeof selectLog>>[number];

/** Everybody who did something in the log, whatever its filters, in Turkish order. */
export const selectActors = (db: Db, { subject, id }: LogQuestion) =>
  db
    .selectFrom('panel_users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', (log) =>
      log
        .selectFrom('audit_log')
        .select((row) => row.ref('audit_log.actor_id').$notNull().as('actor_id'))
        .where('audit_log.actor_id', 'is not', null)
        .where(ofSubject(subject, id)),
    )
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
