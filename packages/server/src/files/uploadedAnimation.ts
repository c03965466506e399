import { readFile } from 'node:fs/promises';
import { animationBytesMax, type FieldError, type StoredAnimation } from '@telve/api';
import { readAnimation } from '@telve/api/animation';
import type { Call } from '../http/call';
import { Refusal } from '../http/errors';
import { isUploadedFile } from '../http/uploaded-file';
import { renewEmbeddedPictures } from './embeddedPictures';
import type { PublicImages } from './publicImages';
import { type StoredFile, storeForForm } from './storeForForm';

/** An animation of a form that can be taken; it is not stored yet. */
export interface PreparedAnimation {
  /**
   * Stores it under a key of its own. It is removed when the call ends, unless `keep` was called by then.
   *
   * @throws Refusal `storage_full`
   */
  store(images: PublicImages, folder: string, call: Pick<Call, 'atEnd'>): Promise<StoredAnimation & StoredFile>;
}

const refused = (field: string, code: string, params?: FieldError['params']): Refusal =>
  new Refusal('validation_failed', { fields: [{ field, code, ...(params && { params }) }] });

/** How browsers and systems call a JSON; empty and `application/octet-stream` claim nothing. */
const declared = ['application/json', 'text/json', 'text/plain', 'application/octet-stream', ''];

const claimsJson = (type: string): boolean => declared.includes((type.split(';', 1)[0] as string).trim().toLowerCase());

/** The text of a file in UTF-8, as `readAnimation` takes it; undefined for bytes that are none. */
const textOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Looks into the animation of a form. It is kept as it was understood, written anew: a key that stands twice in the file
 * could be read otherwise by somebody else. Pictures in it are made anew from their pixels. Its name and the size of what
 * was sent are the rules' affair; here it is seen to that what is kept is not larger either.
 *
 * @param file what came under the field; undefined where none did
 * @throws Refusal `validation_failed` with the field and why the animation is not taken
 */
export const prepareAnimation = async (field: string, file: unknown): Promise<PreparedAnimation | undefined> => {
  if (file === undefined) return undefined;
  if (!isUploadedFile(file)) throw refused(field, 'type');
  const text = claimsJson(file.type) ? textOf(await readFile(file.path)) : undefined;
  const facts = text === undefined ? 'animation_content' : readAnimation(text);
  if (text === undefined || typeof facts === 'string') throw refused(field, facts as string);
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!(await renewEmbeddedPictures(content))) throw refused(field, 'animation_content');
  const bytes = Buffer.from(JSON.stringify(content));
  if (bytes.length > animationBytesMax) throw refused(field, 'file_size', { max: animationBytesMax });
  const { format, seconds } = facts;
  return {
    store: async (images, folder, call) => ({
      ...(await storeForForm(images, folder, { bytes, extension: 'json' }, call)),
      size: bytes.length,
      format,
      seconds,
    }),
  };
};
