import { pixelsMax } from '../documents/pictures';
import { reencode } from './reencode';

/** Most pictures that an animation may embed. */
export const embeddedPicturesMax = 250;

/** An object with a picture in itself; `readAnimation` has seen that no other text stands under `p`. */
interface Holder {
  p: string;
}

const isHolder = (value: object): value is Holder => 'p' in value && typeof value.p === 'string' && value.p !== '';

/** All objects that embed a picture, wherever a player may find them. */
const holdersIn = (value: unknown): Holder[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(holdersIn);
  return isHolder(value) && !Array.isArray(value) ? [value, ...inside] : inside;
};

const types = { jpg: 'image/jpeg', png: 'image/png' } as const;

/**
 * Makes the pictures that an animation embeds anew from their pixels, in place: players unpack them all, and publish
 * nothing of what a camera or somebody else wrote into them. Together they may have as many pixels as one picture.
 *
 * @param file that `readAnimation` has passed, as nobody else holds it
 * @returns false where one of them cannot be read whole, or they are too many
 */
export const renewEmbeddedPictures = async (file: unknown): Promise<boolean> => {
  const holders = holdersIn(file);
  if (holders.length > embeddedPicturesMax) return false;
  let pixels = pixelsMax;
  for (const holder of holders) {
    const sent = Buffer.from(holder.p.slice(holder.p.indexOf(',') + 1), 'base64');
    const made = await reencode(sent, { pixels, keepsFewColours: true });
    if (!made) return false;
    pixels -= made.unpacked;
    holder.p = `data:${types[made.extension]};base64,${made.bytes.toString('base64')}`;
  }
  return true;
};
