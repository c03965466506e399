import { randomUUID } from 'node:crypto';
import type { Call } from '../http/call';
import { Refusal } from '../http/errors';
import { type PublicImages, publicImagesPath } from './publicImages';

/** A file that was made for one record, by its address. */
export interface StoredFile {
  address: string;
  /** To be called by whoever writes it into the record. */
  keep(): void;
}

/** A file of a form before it is stored. */
export interface FormFile {
  bytes: Buffer;
  /** Without the dot. */
  extension: 'jpg' | 'png' | 'json';
}

const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOSPC';

/**
 * Stores a file of a form under a key of its own. It is removed when the call ends, unless `keep` was called by then.
 * Where nobody knows whether a record names it, it stays for the daily sweep of what no record names.
 *
 * @param folder below which it is stored, e.g. `campaigns`
 * @throws Refusal `storage_full`
 */
export const storeForForm = async (
  images: PublicImages,
  folder: string,
  { bytes, extension }: FormFile,
  call: Pick<Call, 'atEnd'>,
): Promise<StoredFile> => {
  const key = `${folder}/u-${randomUUID()}.${extension}`;
  let isKept = false;
  call.atEnd(async (outcome) => {
    if (!isKept && outcome !== 'unknown') await images.remove(key).catch(() => {});
  });
  await images.write(key, bytes).catch((error: unknown) => {
    throw isFull(error) ? new Refusal('storage_full', { cause: error }) : error;
  });
  const keep = () => {
    isKept = true;
  };
  return { address: `${publicImagesPath}/${key}`, keep };
};
