import { type ApplicationDocument, applicationDocuments, type UpdateApplicationInput } from '@telve/api';
import { isUnavailable } from '../../db/errors';
import type { PrivateDocuments, TakenDocument } from '../../documents/index';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import { isUploadedFile, type UploadedFile } from '../../http/uploaded-file';
import type { DocumentRecord } from './values';

/** Stored files that have no row yet. */
export type TakenDocuments = readonly (readonly [ApplicationDocument, TakenDocument])[];

const filesOf = (input: UpdateApplicationInput): [ApplicationDocument, UploadedFile][] =>
  applicationDocuments.flatMap((name) => {
    const file: unknown = input[name];
    return isUploadedFile(file) ? [[name, file] as [ApplicationDocument, UploadedFile]] : [];
  });

const keysOf = (documents: readonly { storage_key: string; preview_key: string | null }[]): string[] =>
  documents.flatMap(({ storage_key: file, preview_key: preview }) => (preview === null ? [file] : [file, preview]));

const keysOfTaken = (documents: TakenDocuments): string[] =>
  keysOf(documents.map(([, { storageKey, previewKey }]) => ({ storage_key: storageKey, preview_key: previewKey })));

/** Refusals of a file itself: the others are told together with it. */
const isOfFile = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'unprocessable_file' || error.code === 'infected_file');

const together = (refusals: readonly Refusal[]): Refusal => {
  const [first] = refusals as [Refusal];
  return new Refusal(first.code, { fields: refusals.flatMap(({ fields }) => fields), cause: first.cause });
};

/** Takes files into the store, one after the other. Every refused one is named, and then none is kept. */
const takeAll = async (
  store: PrivateDocuments,
  input: UpdateApplicationInput,
  taken: [ApplicationDocument, TakenDocument][],
) => {
  const refused: Refusal[] = [];
  for (const [name, file] of filesOf(input)) {
    try {
      taken.push([name, await store.take(name, file)]);
    } catch (error) {
      if (!isOfFile(error)) throw error;
      refused.push(error);
    }
  }
  if (refused.length > 0) throw together(refused);
};

/** Removes files that no row names; what cannot be removed now is left to the sweep. */
const forget = (store: PrivateDocuments, keys: readonly string[]): Promise<void> =>
  keys.length === 0 ? Promise.resolve() : store.drop(keys).catch(() => {});

/**
 * Stores the files of a save and runs `work`, which writes their rows. When either fails nothing stays stored: except
 * where the database went away in the middle, because then it may have kept the rows; the sweep knows later.
 */
export const withStored = async <T>(
  store: PrivateDocuments,
  input: UpdateApplicationInput,
  work: (taken: TakenDocuments) => Promise<T>,
): Promise<T> => {
  const taken: [ApplicationDocument, TakenDocument][] = [];
  try {
    await takeAll(store, input, taken);
    return await work(taken);
  } catch (error) {
    if (!isUnavailable(error)) await forget(store, keysOfTaken(taken));
    throw error;
  }
};

/**
 * Writes the rows of stored files in place of the former ones. What was said of those is gone with them.
 * @returns removes the former files; to be called once this is committed
 */
export const replaceDocuments = async (
  trx: Db,
  store: PrivateDocuments,
  applicationId: number,
  taken: TakenDocuments,
  former: readonly DocumentRecord[],
  now: Date,
): Promise<() => void> => {
  const names = new Set(taken.map(([name]) => name));
  const replaced = former.filter(({ document }) => names.has(document));
  if (replaced.length > 0) {
    const ids = replaced.map(({ id }) => id);
    await trx.deleteFrom('application_documents').where('id', 'in', ids).execute();
  }
  if (taken.length > 0) {
    const rows = taken.map(([document, { id, name, mediaType, size, sha256, storageKey, previewKey }]) => ({
      ...{ id, application_id: applicationId, document, name, size, sha256 },
      ...{ media_type: mediaType, storage_key: storageKey, preview_key: previewKey, uploaded_at: now },
    }));
    await trx.insertInto('application_documents').values(rows).execute();
  }
  return () => void forget(store, keysOf(replaced));
};
