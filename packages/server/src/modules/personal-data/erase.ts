import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { PrivateDocuments } from '../../documents/index';
import { type PublicImages, publicImagesPath } from '../../files/publicImages';
import { type Db, inTransaction } from '../../http/call';
import { mentionPattern } from './mentions';
import { identifiersOf, type Named, ownEmails, type Person, personOf } from './person';
import {
  addRecord,
  type Cause,
  countAuditRows,
  countConsents,
  eraseConsents,
  eraseFromAuditLog,
  type LoggedPerson,
} from './record';
import { type Counts, type ErasedFiles, eraseRecords } from './records';
import { eraseTraces } from './traces';

/** What an erasure stands on. */
export interface ErasureServices {
  /** Hashes what stays as a proof. */
  key: KeyObject;
  documents: Pick<PrivateDocuments, 'drop'>;
  images: PublicImages;
}

/** Why a person cannot be erased now. */
export type Obstacle =
  | { code: 'active_account'; id: number }
  | { code: 'open_application'; id: number }
  | { code: 'named_in_reason' };

/** A person who cannot be erased now. Nothing was changed. */
export class ErasureRefused extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle.code);
    this.name = 'ErasureRefused';
  }
}

/** Accounts that work go on working until somebody turns them off; that of an applicant goes with the application. */
const obstacleOf = ({ applications, panelUsers, merchantUsers }: Person): Obstacle | undefined => {
  const working = [...panelUsers.filter(({ role }) => role !== 'AppliedMerchantUser'), ...merchantUsers];
  const active = working.find((account) => account.active);
  if (active) return { code: 'active_account', id: active.id };
  const open = applications.find(({ status }) => status !== 'Rejected' && status !== 'Completed');
  return open && { code: 'open_application', id: open.id };
};

const loggedAs = (
  { members, applications, panelUsers, merchantUsers }: Person,
  mentions: string | null,
): LoggedPerson => ({
  records: [
    ...members.map(({ id }) => `end_user:${id}`),
    ...applications.map(({ id }) => `merchant_application:${id}`),
    ...panelUsers.map(({ id }) => `panel_user:${id}`),
    ...merchantUsers.map(({ id }) => `merchant_app_user:${id}`),
  ],
  actors: panelUsers.map(({ id }) => id),
  mentions,
});

const nothing = { emails: [], phones: [], names: [], ibans: [] };

/** What an erasure has done, once it is kept. */
export interface Erased {
  counts: Counts;
  files: ErasedFiles;
}

/**
 * Takes a person out of every table, with the record that says so, in the caller's transaction. The files are the
 * caller's to remove once it is kept (`removeFiles`).
 *
 * @param staysKnown the person has other records under the same e-mail: only these go, and nothing is looked for elsewhere
 */
export const eraseWithin = async (
  trx: Db,
  { key }: Pick<ErasureServices, 'key'>,
  person: Person,
  cause: Cause,
  now: Date,
  staysKnown = false,
): Promise<Erased> => {
  const identifiers = staysKnown ? nothing : identifiersOf(person);
  const emails = staysKnown ? [] : ownEmails(person);
  const logged = loggedAs(person, mentionPattern(identifiers));
  const { counts, files } = await eraseRecords(trx, person, now);
  const traces = await eraseTraces(trx, { identifiers, ownEmails: emails, userIds: logged.actors });
  const all = {
    ...counts,
    ...traces,
    auditRows: await countAuditRows(trx, logged),
    consents: await countConsents(trx, emails),
  };
  const record = await addRecord(trx, key, cause, all, now);
  await eraseFromAuditLog(trx, record, logged);
  await eraseConsents(trx, key, record, emails);
  return { counts: all, files };
};

/** Pictures that no other member shows. */
const unshown = async (db: Db, pictures: readonly string[]): Promise<string[]> => {
  if (pictures.length === 0) return [];
  const shown = await db.selectFrom('end_users').select('image_url').where('image_url', 'in', pictures).execute();
  return pictures.filter((address) => !shown.some(({ image_url }) => image_url === address));
};

/**
 * Removes the files of an erasure that is kept.
 *
 * @throws when a file cannot be removed. Documents without a row are swept; a picture that stays is for the operator
 */
export const removeFiles = async (
  db: Db,
  { documents, images }: ErasureServices,
  { documents: keys, pictures }: ErasedFiles,
): Promise<void> => {
  await documents.drop(keys);
  for (const address of await unshown(db, pictures)) {
    if (address.startsWith(`${publicImagesPath}/members/`))
      await images.remove(address.slice(publicImagesPath.length + 1));
  }
};

/** A request to erase a person. */
export interface ErasureRequest {
  named: Named;
  /** Who runs it. */
  doneBy: string;
  reason: string;
  now: Date;
}

/** Says whether a text mentions the person, as the database will look for it. */
const mentions = async (trx: Db, person: Person, text: string): Promise<boolean> => {
  const pattern = mentionPattern(identifiersOf(person));
  if (pattern === null) return false;
  const { rows } = await sql<{ found: boolean }>`select ${text}::text ~ ${pattern}::text as found`.execute(trx);
  return rows[0]?.found === true;
};

/**
 * Erases a person by request. Undefined where nothing is to be erased (any more).
 *
 * @throws ErasureRefused
 */
export const erasePerson = async (
  db: Db,
  services: ErasureServices,
  { named, doneBy, reason, now }: ErasureRequest,
): Promise<Counts | undefined> => {
  const erased = await inTransaction(db, async (trx) => {
    const person = await personOf(trx, named);
    if (!person) return undefined;
    const obstacle = obstacleOf(person);
    if (obstacle) throw new ErasureRefused(obstacle);
    if (await mentions(trx, person, `${doneBy}\n${reason}`)) throw new ErasureRefused({ code: 'named_in_reason' });
    return eraseWithin(trx, services, person, { cause: 'request', named, doneBy, reason }, now);
  });
  if (!erased) return undefined;
  await removeFiles(db, services, erased.files);
  return erased.counts;
};
