import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { PrivateDocuments } from '../../documents/index';
import { type PublicImages, publicImagesPath } from '../../files/publicImages';
import { type Db, inTransaction } from '../../http/call';
import { eraseContacts } from './contacts';
import { formerOf } from './former';
import { isMention } from './matching';
import { mentionPatterns } from './mentions';
import { othersWith } from './others';
import { identifiersOf, type Named, type Person, personOf, recordNames } from './person';
import { addRecord, type Cause, countConsents, eraseConsents, eraseFromAuditLog, findAuditRows } from './record';
import { type Counts, type ErasedFiles, eraseRecords } from './records';
import { joinedSought, ownOf, type Sought, without } from './sought';
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
  | { code: 'active_subscription'; id: number }
  | { code: 'open_application'; id: number }
  | { code: 'named_in_reason' };

/** A person who cannot be erased now. Nothing was changed. */
export class ErasureRefused extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle.code);
    this.name = 'ErasureRefused';
  }
}

/**
 * Accounts that work go on working until somebody turns them off; that of an applicant goes with the application. A
 * subscription is cancelled first: nobody could do it for a member who is not found any more.
 */
const obstacleOf = ({ members, applications, panelUsers, merchantUsers }: Person): Obstacle | undefined => {
  const working = [...panelUsers.filter(({ role }) => role !== 'AppliedMerchantUser'), ...merchantUsers];
  const active = working.find((account) => account.active);
  if (active) return { code: 'active_account', id: active.id };
  const subscribed = members.find((member) => member.plan_id !== null);
  if (subscribed) return { code: 'active_subscription', id: subscribed.id };
  const open = applications.find(({ status }) => status !== 'Rejected' && status !== 'Completed');
  return open && { code: 'open_application', id: open.id };
};

/** What an erasure has done, once it is kept. */
export interface Erased {
  counts: Counts;
  files: ErasedFiles;
}

/** What goes, and why. */
export interface Erasure {
  /** The records that go. */
  person: Person;
  /** What is looked for elsewhere. */
  sought: Sought;
  cause: Cause;
  now: Date;
  /** False: contacts of companies and venues stay. */
  contacts: boolean;
}

/**
 * Takes records and what else is known of their person out of every table, with the record that says so, in the caller's
 * transaction. The files are the caller's to remove once it is kept (`removeFiles`).
 */
export const eraseWithin = async (
  trx: Db,
  { key }: Pick<ErasureServices, 'key'>,
  { person, sought, cause, now, contacts }: Erasure,
): Promise<Erased> => {
  const actors = person.panelUsers.map(({ id }) => id);
  const logged = { records: recordNames(person), actors, mentions: mentionPatterns(sought.identifiers) };
  const { counts, files } = await eraseRecords(trx, person, now);
  const traces = await eraseTraces(trx, { ...sought, userIds: actors });
  const rows = await findAuditRows(trx, logged);
  const all = {
    ...counts,
    ...traces,
    contacts: contacts ? await eraseContacts(trx, sought.identifiers, now) : 0,
    auditRows: rows.length,
    consents: await countConsents(trx, sought.ownEmails),
  };
  const record = await addRecord(trx, key, cause, all, now);
  await eraseFromAuditLog(trx, record, rows, logged);
  await eraseConsents(trx, key, record, sought.ownEmails);
  return { counts: all, files };
};

/** Pictures that no other member shows. */
const unshown = async (db: Db, pictures: readonly string[]): Promise<string[]> => {
  if (pictures.length === 0) return [];
  const shown = await db.selectFrom('end_users').select('image_url').where('image_url', 'in', pictures).execute();
  return pictures.filter((address) => !shown.some(({ image_url }) => image_url === address));
};

/** True once a picture of our own is gone; what the server does not keep, it cannot remove. */
const isRemoved = async (images: PublicImages, address: string): Promise<boolean> => {
  if (!address.startsWith(`${publicImagesPath}/members/`)) return false;
  return images.remove(address.slice(publicImagesPath.length + 1)).then(
    () => true,
    () => false,
  );
};

/**
 * Removes the files of an erasure that is kept.
 *
 * @returns addresses of pictures that are still there: they are for the operator
 * @throws when a document cannot be removed; it is swept then, as is a picture where the process ended before
 */
export const removeFiles = async (
  db: Db,
  { documents, images }: ErasureServices,
  { documents: keys, pictures }: ErasedFiles,
): Promise<string[]> => {
  const left: string[] = [];
  for (const address of await unshown(db, pictures)) if (!(await isRemoved(images, address))) left.push(address);
  await documents.drop(keys);
  return left;
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
const mentions = async (trx: Db, { identifiers }: Sought, text: string): Promise<boolean> => {
  const patterns = mentionPatterns(identifiers);
  if (patterns === null) return false;
  const { rows } = await sql<{ found: boolean }>`select ${isMention(sql`${text}::text`, patterns)} as found`.execute(
    trx,
  );
  return rows[0]?.found === true;
};

/** What the person is and was known by. A former address or number that is somebody else's now is left alone. */
const soughtOf = async (trx: Db, person: Person): Promise<Sought> => {
  const former = await formerOf(trx, person);
  const others = await othersWith(trx, former.identifiers, person);
  return joinedSought(ownOf(person), without(former, identifiersOf(others)));
};

/** What went by request, and the pictures that the server could not remove. */
export interface ErasedByRequest {
  counts: Counts;
  picturesLeft: string[];
}

/**
 * Erases a person by request. Undefined where nothing is to be erased (any more).
 *
 * @throws ErasureRefused
 */
export const erasePerson = async (
  db: Db,
  services: ErasureServices,
  { named, doneBy, reason, now }: ErasureRequest,
): Promise<ErasedByRequest | undefined> => {
  const erased = await inTransaction(db, async (trx) => {
    const person = await personOf(trx, named);
    if (!person) return undefined;
    const obstacle = obstacleOf(person);
    if (obstacle) throw new ErasureRefused(obstacle);
    const sought = await soughtOf(trx, person);
    if (await mentions(trx, sought, `${doneBy}\n${reason}`)) throw new ErasureRefused({ code: 'named_in_reason' });
    const cause = { cause: 'request', named, doneBy, reason } as const;
    return eraseWithin(trx, services, { person, sought, cause, now, contacts: true });
  });
  if (!erased) return undefined;
  return { counts: erased.counts, picturesLeft: await removeFiles(db, services, erased.files) };
};
