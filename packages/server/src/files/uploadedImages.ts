import { readFile } from 'node:fs/promises';
import type { FieldError } from '@telve/api';
import sharp from 'sharp';
import { agreedType } from '../documents/agreement';
import type { Call } from '../http/call';
import { Refusal } from '../http/errors';
import { isUploadedFile } from '../http/uploaded-file';
import type { PublicImages } from './publicImages';
import { type Reencoded, reencode } from './reencode';
import { type StoredFile, storeForForm } from './storeForForm';

/** A stored image: its address, bytes, and pixels. */
export interface StoredImage {
  address: string;
  size: number;
  width: number;
  height: number;
}

/** An image of a form that can be taken; it is not stored yet. */
export interface PreparedImage {
  /**
   * Stores it under a key of its own. It is removed when the call ends, unless `keep` was called by then.
   *
   * @param folder below which it is stored, e.g. `campaigns`
   * @throws Refusal `storage_full`
   */
  store(images: PublicImages, folder: string, call: Pick<Call, 'atEnd'>): Promise<StoredImage & StoredFile>;
}

const contentFault = (field: string): Refusal => {
  const fault: FieldError = { field, code: 'file_content' };
  return new Refusal('unprocessable_file', { fields: [fault] });
};

const extensions: Readonly<Record<string, Reencoded['extension']>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

const prepare = async (
  field: string,
  file: unknown,
  taken: readonly Reencoded['extension'][],
): Promise<PreparedImage | undefined> => {
  if (file === undefined) return undefined;
  if (!isUploadedFile(file)) throw new Refusal('validation_failed', { fields: [{ field, code: 'type' }] });
  const sent = await readFile(file.path);
  const extension = extensions[agreedType(file.name, file.type, sent)];
  const made = extension && taken.includes(extension) ? await reencode(sent) : undefined;
  if (made?.extension !== extension || !made) throw contentFault(field);
  const { width, height } = await sharp(made.bytes).metadata();
  return {
    store: async (images, folder, call) => ({
      ...(await storeForForm(images, folder, made, call)),
      size: made.bytes.length,
      width,
      height,
    }),
  };
};

/**
 * Looks into the JPEG of a form and makes it anew from its pixels, so that nothing of what a camera or somebody else
 * wrote into it is shown. Takes time: to be done before a transaction is open. Its size is the rules' affair.
 *
 * @param file what came under the field; undefined where none did
 * @throws Refusal `unprocessable_file` with the field of a file that is no JPEG by name, declared type and content or
 * cannot be read whole; `validation_failed` for what is no file, such as an object of JSON
 */
export const prepareJpeg = (field: string, file: unknown): Promise<PreparedImage | undefined> =>
  prepare(field, file, ['jpg']);

/** As `prepareJpeg`, for a JPEG or a PNG. A PNG stays one, so that it keeps what is transparent. */
export const preparePicture = (field: string, file: unknown): Promise<PreparedImage | undefined> =>
  prepare(field, file, ['jpg', 'png']);
