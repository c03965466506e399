import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isEmail } from '@telve/api/rules';
import { formatDateTime } from '@telve/locale';
import { systemClock } from '../clock';
import type { Config } from '../config/index';
import { openDatabase } from '../db/index';
import { createPrivateDocuments } from '../documents/index';
import { createPublicImages } from '../files/publicImages';
import type { Db } from '../http/call';
import {
  type ErasedByRequest,
  ErasureRefused,
  type ErasureServices,
  erasedBefore,
  erasePerson,
  erasureTexts,
  type Named,
  type Obstacle,
} from '../modules/personal-data/index';
import { deriveKeys } from '../security/keys';
import { UsageError } from './run';
import { eraseTexts as texts } from './texts';

const options = {
  member: { type: 'string' },
  application: { type: 'string' },
  email: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  preview: { type: 'boolean', default: false },
} as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new UsageError(texts.usage);
  }
};

const idOf = (text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw new UsageError(texts.id);
  return Number(text);
};

/** Exactly one of three names a person. */
const namedBy = ({ member, application, email }: { member?: string; application?: string; email?: string }): Named => {
  const given = [member, application, email].filter((each) => each !== undefined);
  if (given.length !== 1) throw new UsageError(texts.usage);
  if (member !== undefined) return { kind: 'member', id: idOf(member) };
  if (application !== undefined) return { kind: 'application', id: idOf(application) };
  if (!isEmail((email ?? '').trim())) throw new UsageError(texts.email);
  return { kind: 'account', email: (email ?? '').trim() };
};

const told = (obstacle: Obstacle): string => {
  switch (obstacle.code) {
    case 'active_account':
      return texts.active(obstacle.id);
    case 'active_subscription':
      return texts.subscribed(obstacle.id);
    case 'open_application':
      return texts.open(obstacle.id);
    case 'named_in_reason':
      return texts.named;
  }
};

const summary = (head: string, { counts, picturesLeft }: ErasedByRequest): string =>
  [
    head,
    ...Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? texts.count(kind, count) : [])),
    ...picturesLeft.map(texts.pictureLeft),
  ].join('\n');

/** Ends a transaction that was only a look. */
class Preview extends Error {
  constructor(readonly erased: ErasedByRequest | undefined) {
    super('preview');
  }
}

const noServices: Pick<ErasureServices, 'documents' | 'images'> = {
  documents: { drop: async () => {} },
  images: { read: async () => undefined, write: async () => {}, remove: async () => {}, list: async () => [] },
};

/** Does all of it and undoes it. */
const preview = async (
  db: Db,
  work: (trx: Db) => Promise<ErasedByRequest | undefined>,
): Promise<ErasedByRequest | undefined> => {
  try {
    await db.transaction().execute(async (trx) => {
      throw new Preview(await work(trx));
    });
  } catch (error) {
    if (error instanceof Preview) return error.erased;
    throw error;
  }
  return undefined;
};

/** Erases a person, or shows what would go. Exit code 1 for a person who is not there or may not go yet. */
export const erase = async (config: Config, args: string[]): Promise<void> => {
  const { by, reason, preview: isPreview, ...rest } = parse(args);
  const named = namedBy(rest);
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  const { erasure: key } = deriveKeys(config.secret);
  const request = {
    named,
    doneBy: by?.trim() || userInfo().username,
    reason: reason?.trim() || erasureTexts.reasons.request,
    now: systemClock.now(),
  };
  const database = await openDatabase(databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : { dataDir });
  try {
    const events = { note: () => {} };
    const documents = createPrivateDocuments({ dataDir, clock: systemClock, events, scanner: undefined });
    const services = { key, documents, images: createPublicImages(dataDir) };
    const erased = isPreview
      ? await preview(database.longWork, (trx) => erasePerson(trx, { key, ...noServices }, request))
      : await erasePerson(database.longWork, services, request);
    if (erased) {
      process.stdout.write(`${summary(isPreview ? texts.preview : texts.done, erased)}\n`);
      return;
    }
    const before = await erasedBefore(database.longWork, key, named);
    if (!before) throw new UsageError(texts.notFound);
    process.stdout.write(`${texts.before(formatDateTime(before))}\n`);
  } catch (error) {
    throw error instanceof ErasureRefused ? new UsageError(told(error.obstacle)) : error;
  } finally {
    await database.close();
  }
};
