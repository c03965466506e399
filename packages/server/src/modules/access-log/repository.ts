import type { AccessLogInput } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { instantsOf } from '../days';

/** What narrows list and export alike. */
export type AccessLogFilters = Omit<AccessLogInput, 'page' | 'size'>;

/** The largest id that a row can have. */
const idMax = 2_147_483_647;

const eb = expressionBuilder<Database, 'access_log'>();

/** A search is the id of a person, whole; no other text is anybody's. */
const ofPerson = (search: string): Expression<SqlBool> => {
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0;
  return id === 0 || id > idMax ? eb.lit(false) : eb('access_log.subject_id', '=', id);
};

const condition = (filters: AccessLogFilters): Expression<SqlBool> => {
  const { search, actorId, action } = filters;
  const { from, before } = instantsOf(filters);
  return eb.and([
    ...(search === undefined ? [] : [ofPerson(search.trim())]),
    ...(actorId === undefined ? [] : [eb('access_log.actor_id', '=', actorId)]),
    ...(action === undefined ? [] : [eb('access_log.action', '=', action)]),
    ...(from === undefined ? [] : [eb('access_log.at', '>=', from)]),
    ...(before === undefined ? [] : [eb('access_log.at', '<', before)]),
  ]);
};

/** How many rows the filters let through. */
export const countAccesses = async (db: Db, filters: AccessLogFilters): Promise<number> => {
  const row = await db
    .selectFrom('access_log')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

const rows = (db: Db, filters: AccessLogFilters) =>
  db
    .selectFrom('access_log')
    .select(['id', 'at', 'actor_id', 'subject', 'subject_id', 'action', 'request_id'])
    .where(condition(filters))
    .orderBy('access_log.id', 'desc');

/** A row as stored. Session and call are for the operator. */
export type AccessRecord = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** One page, newest first. */
export const selectAccesses = (
  db: Db,
  filters: AccessLogFilters,
  offset: number,
  limit: number,
): Promise<AccessRecord[]> => rows(db, filters).offset(offset).limit(limit).execute();

/** The next part of everything, newest first; `before` is the last id of the part before. */
export const selectPart = (
  db: Db,
  filters: AccessLogFilters,
  before: number | undefined,
  limit: number,
): Promise<AccessRecord[]> => {
  const part = rows(db, filters).limit(limit);
  return (before === undefined ? part : part.where('access_log.id', '<', before)).execute();
};

/** Everybody who is in the log, in Turkish order. */
export const selectActors = (db: Db) =>
  db
    .selectFrom('panel_users')
    .select(['id', 'first_name', 'last_name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('access_log').select('access_log.id').whereRef('access_log.actor_id', '=', 'panel_users.id')),
    )
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
