import { randomUUID } from 'node:crypto';
import { type FieldError, isImageAddress } from '@telve/api';
import type { Call } from '../http/call';
import { Refusal } from '../http/errors';
import { type PublicImages, publicImagesPath } from './publicImages';
import { type Reencoded, reencode } from './reencode';

/** What forms with images stand on. */
export interface ImageServices {
  images: PublicImages;
}

/** An image of a form: the address of a stored one, a new one as a data URL in base64, or an empty text. */
export interface GivenImage {
  /** Path of the field, for its fault. */
  field: string;
  image: string;
}

/** Images that are stored and may be written into a record. */
export interface TakenImages {
  /** Addresses in the order of the given images; an empty text stays empty. */
  addresses: string[];
  /** To be called by whoever writes them into the record: what is not kept once the call is over is removed. */
  keep(): void;
}

const contentFault = (field: string): Refusal => {
  const fault: FieldError = { field, code: 'image_content' };
  return new Refusal('unprocessable_file', { fields: [fault] });
};

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOSPC';

/** Where images of a record go. */
export interface ImagePlace {
  /** Addresses the record holds: another one is refused, so that no record shows what is not its own. */
  known: readonly string[];
  /** Below which new images are stored, e.g. `venues`. */
  folder: string;
}

/** Images of a form that can all be taken; none of them is stored yet. */
export interface PreparedImages {
  /**
   * Stores the new ones, each under a key of its own. What is not kept is removed when the call ends; where nobody knows
   * whether a record names it, it stays for the daily sweep of what no record names.
   *
   * @throws Refusal `unprocessable_file` with the field of an address that is not the record's, or `storage_full`
   */
  store(images: PublicImages, place: ImagePlace, call: Pick<Call, 'atEnd'>): Promise<TakenImages>;
}

type Ready = { field: string; address: string } | { made: Reencoded };

const ready = async ({ field, image }: GivenImage): Promise<Ready> => {
  if (image === '' || isImageAddress(image)) return { field, address: image };
  const made = await reencode(bytesOf(image));
  if (!made) throw contentFault(field);
  return { made };
};

const expectKnown = (parts: readonly Ready[], known: readonly string[]): void => {
  for (const part of parts) {
    if ('made' in part || part.address === '' || known.includes(part.address)) continue;
    throw contentFault(part.field);
  }
};

/**
 * Looks into the images of a form and makes the new ones anew, which takes time: to be done before a transaction is open.
 *
 * @throws Refusal `unprocessable_file` with the field of an image that cannot be read
 */
export const prepareImages = async (given: readonly GivenImage[]): Promise<PreparedImages> => {
  const parts: Ready[] = [];
  for (const each of given) parts.push(await ready(each));
  const store: PreparedImages['store'] = async (images, { known, folder }, call) => {
    expectKnown(parts, known);
    const stored: string[] = [];
    let isKept = false;
    call.atEnd(async (outcome) => {
      if (isKept || outcome === 'unknown') return;
      for (const key of stored) await images.remove(key).catch(() => {});
    });
    const addressOf = async (part: Ready): Promise<string> => {
      if ('address' in part) return part.address;
      const key = `${folder}/u-${randomUUID()}.${part.made.extension}`;
      await images.write(key, part.made.bytes);
      stored.push(key);
      return `${publicImagesPath}/${key}`;
    };
    const addresses: string[] = [];
    try {
      for (const part of parts) addresses.push(await addressOf(part));
    } catch (error) {
      throw isFull(error) ? new Refusal('storage_full', { cause: error }) : error;
    }
    return {
      addresses,
      keep: () => {
        isKept = true;
      },
    };
  };
  return { store };
};

/** True for the key of an image or animation that was made for one record alone. */
export const isOfOneRecord = (key: string): boolean => /\/u-[\da-f-]{36}\.(?:jpg|png|json)$/.test(key);

/** Removes images a record no longer shows; those that were not made for it alone stay. Never throws. */
export const removeImages = async (images: PublicImages, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    const key = address.slice(publicImagesPath.length + 1);
    if (isOfOneRecord(key)) await images.remove(key).catch(() => {});
  }
};
