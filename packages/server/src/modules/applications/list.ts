import type { ApplicationListInput, ApplicationRow } from '@telve/api';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/types/index';
import type { Db } from '../../http/call';
import { instantsOf } from '../days';
import { applicationPatterns } from './search';

/** What narrows list and export alike (STAFF-35, STAFF-40). */
export type ApplicationFilters = Omit<ApplicationListInput, 'page' | 'size'>;

const eb = expressionBuilder<Database, 'merchant_applications'>();

/** The applications that some filters let through. Days are those of the application, in Istanbul (D-21). */
const condition = (filters: ApplicationFilters): Expression<SqlBool> => {
  const { from, before } = instantsOf(filters);
  const { search, status } = filters;
  return eb.and([
    eb('merchant_applications.erased_at', 'is', null),
    ...(search === undefined
      ? []
      : [eb.or(applicationPatterns(search).map((pattern) => eb('merchant_applications.search', 'like', pattern)))]),
    ...(status === undefined ? [] : [eb('merchant_applications.status', '=', status)]),
    ...(from === undefined ? [] : [eb('merchant_applications.created_at', '>=', from)]),
    ...(before === undefined ? [] : [eb('merchant_applications.created_at', '<', before)]),
  ]);
};

/** How many applications a list holds in all. */
export const countApplications = async (db: Db, filters: ApplicationFilters): Promise<number> => {
  const row = await db
    .selectFrom('merchant_applications')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

const rows = (db: Db, filters: ApplicationFilters) =>
  db
    .selectFrom('merchant_applications')
    .select([
      'id',
      'store_name',
      'authorized_person',
      'email',
      'phone_number',
      'created_at',
      'status',
      'status_since',
      'documents_wanted',
    ])
    .select((row) =>
      row
        .selectFrom('application_documents')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('application_documents.application_id', '=', 'merchant_applications.id')
        .as('document_count'),
    )
    .where(condition(filters))
    .orderBy('merchant_applications.id', 'desc');

type ListRecord = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const toRow = (record: ListRecord): ApplicationRow => ({
  id: record.id,
  storeName: record.store_name,
  authorizedPerson: record.authorized_person,
  email: record.email,
  phoneNumber: record.phone_number,
  creationDate: record.created_at.toISOString(),
  status: record.status,
  statusSince: record.status_since.toISOString(),
  documentCount: Number(record.document_count),
  documentsWanted: record.documents_wanted,
});

/** One page of a list, newest first. */
export const selectApplications = async (
  db: Db,
  filters: ApplicationFilters,
  offset: number,
  limit: number,
): Promise<ApplicationRow[]> => (await rows(db, filters).offset(offset).limit(limit).execute()).map(toRow);

/** The next part of everything that the filters let through, newest first; `before` is the last id of the part before. */
export const selectPart = async (
  db: Db,
  filters: ApplicationFilters,
  before: number | undefined,
  limit: number,
): Promise<ApplicationRow[]> => {
  const all = rows(db, filters).limit(limit);
  const part = before === undefined ? all : all.where('merchant_applications.id', '<', before);
  return (await part.execute()).map(toRow);
};
