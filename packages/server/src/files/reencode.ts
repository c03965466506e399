import { imageSideMax } from '@telve/api';
import sharp from 'sharp';
// The settings of sharp stand there: one core, no cache, JPEG and PNG alone.
import { isAnimatedPng, pixelsMax } from '../documents/pictures';

/** Seconds that making an image anew may take. */
const patience = 5;

/** An image made anew from its pixels. */
export interface Reencoded {
  bytes: Buffer;
  extension: 'jpg' | 'png';
}

/**
 * An image of a form, made anew from its pixels: upright, at most 1600 pixels long, without any of what cameras write into
 * their files. A PNG stays one, so that it keeps what is transparent.
 *
 * @returns undefined for what is no still JPEG or PNG, cannot be read whole or is too large to be unpacked
 */
export const reencode = async (bytes: Buffer): Promise<Reencoded | undefined> => {
  const open = () =>
    sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, unlimited: false });
  try {
    const { format, width, height } = await open().metadata();
    if ((format !== 'jpeg' && format !== 'png') || width * height > pixelsMax) return undefined;
    if (format === 'png' && isAnimatedPng(bytes)) return undefined;
    const picture = open()
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: imageSideMax, height: imageSideMax, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return format === 'png'
      ? { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), extension: 'png' }
      : { bytes: await picture.jpeg({ quality: 85 }).toBuffer(), extension: 'jpg' };
  } catch {
    return undefined;
  }
};
