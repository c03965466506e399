import type { Db } from '../../http/call';
import { columnsWith } from './columns';
import type { Person } from './person';
import { erasureTexts as texts } from './texts';

/** How many of each kind were destroyed. */
export type Counts = Record<string, number>;

/** Files to be removed once the transaction is kept. */
export interface ErasedFiles {
  /** Keys of private documents, previews among them. */
  documents: string[];
  /** Addresses of pictures. */
  pictures: string[];
}

/** Not an address: nothing below `invalid` can be mailed to. */
const standInEmail = (kind: string, id: number): string => `silinmis-${kind}-${id}@telve.invalid`;

const emptied = <Table extends Parameters<typeof columnsWith>[0]>(table: Table): Record<string, ''> =>
  Object.fromEntries(columnsWith(table, 'emptied').map((name) => [name, '']));

const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);

const eraseMembers = async (trx: Db, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .updateTable('end_users')
    .set((row) => ({
      ...emptied('end_users'),
      image_url: null,
      erased_at: now,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
};

/** Removes the rows of documents and answers the keys of their files. */
const eraseDocuments = async (trx: Db, ids: readonly number[]): Promise<{ count: number; keys: string[] }> => {
  if (ids.length === 0) return { count: 0, keys: [] };
  const gone = await trx
    .deleteFrom('application_documents')
    .where('application_id', 'in', ids)
    .returning(['storage_key', 'preview_key'])
    .execute();
  return {
    count: gone.length,
    keys: gone.flatMap(({ storage_key: file, preview_key: preview }) => (preview === null ? [file] : [file, preview])),
  };
};

const eraseApplications = async (trx: Db, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .updateTable('merchant_applications')
    .set((row) => ({
      ...emptied('merchant_applications'),
      store_name: texts.application,
      documents_wanted: false,
      erased_at: now,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
};

/** An account that nobody can sign in to, under a name that is nobody's. The row stays for what it did. */
const nobody = (kind: string, id: number, now: Date) => ({
  first_name: texts.firstName,
  last_name: texts.lastName,
  email: standInEmail(kind, id),
  email_folded: standInEmail(kind, id),
  search: '',
  active: false,
  password_hash: null,
  temporary_password_hash: null,
  temporary_password_expires_at: null,
  erased_at: now,
  updated_at: now,
});

const erasePanelUser = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('panel_users')
    .set((row) => ({
      ...nobody('panel', id, now),
      token_version: row('token_version', '+', 1),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

const eraseMerchantUser = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('merchant_app_users')
    .set((row) => ({ ...nobody('app', id, now), waiting_approval: false, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

const endSessions = async (trx: Db, ids: readonly number[]): Promise<number> => {
  if (ids.length === 0) return 0;
  return (await trx.deleteFrom('sessions').where('user_id', 'in', ids).returning('id').execute()).length;
};

/** Empties the person's own records. Ids, states and days stay, so that what is counted by them stays the same. */
export const eraseRecords = async (
  trx: Db,
  person: Person,
  now: Date,
): Promise<{ counts: Counts; files: ErasedFiles }> => {
  const { members, applications, panelUsers, merchantUsers } = person;
  const documents = await eraseDocuments(trx, idsOf(applications));
  await eraseMembers(trx, idsOf(members), now);
  await eraseApplications(trx, idsOf(applications), now);
  const sessions = await endSessions(trx, idsOf(panelUsers));
  for (const { id } of panelUsers) await erasePanelUser(trx, id, now);
  for (const { id } of merchantUsers) await eraseMerchantUser(trx, id, now);
  return {
    counts: {
      members: members.length,
      applications: applications.length,
      documents: documents.count,
      panelUsers: panelUsers.length,
      merchantUsers: merchantUsers.length,
      sessions,
    },
    files: { documents: documents.keys, pictures: members.flatMap(({ image_url: picture }) => picture || []) },
  };
};
