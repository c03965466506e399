import { imageSideMax } from '@telve/api';
import sharp, { type Sharp } from 'sharp';
// The settings of sharp stand there: one core, no cache, JPEG and PNG alone.
import { isAnimatedPng, pixelsMax } from '../documents/pictures';

/** Seconds that making an image anew may take. */
const patience = 5;

/** An image made anew from its pixels. */
export interface Reencoded {
  bytes: Buffer;
  extension: 'jpg' | 'png';
  /** How many pixels had to be unpacked. */
  unpacked: number;
}

/** What an image may be and is to become, where it differs from that of a form. */
export interface ReencodeOptions {
  /** Most pixels to be unpacked; 25 megapixels where none are given. */
  pixels?: number;
  /** A PNG of few colours stays one where that is smaller. */
  keepsFewColours?: boolean;
}

const pngOf = async (picture: Sharp, isOfFewColours: boolean): Promise<Buffer> => {
  const whole = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
  if (!isOfFewColours) return whole;
  const few = await picture.clone().png({ compressionLevel: 9, palette: true }).toBuffer();
  return few.length < whole.length ? few : whole;
};

/**
 * An image of a form, made anew from its pixels: upright, at most 1600 pixels long, without any of what cameras write into
 * their files. A PNG stays one, so that it keeps what is transparent.
 *
 * @returns undefined for what is no still JPEG or PNG, cannot be read whole or is too large to be unpacked
 */
export const reencode = async (
  bytes: Buffer,
  { pixels = pixelsMax, keepsFewColours = false }: ReencodeOptions = {},
): Promise<Reencoded | undefined> => {
  const open = () =>
    sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, unlimited: false });
  try {
    const { format, width, height, isPalette } = await open().metadata();
    const unpacked = width * height;
    if ((format !== 'jpeg' && format !== 'png') || unpacked > Math.min(pixels, pixelsMax)) return undefined;
    if (format === 'png' && isAnimatedPng(bytes)) return undefined;
    const picture = open()
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: imageSideMax, height: imageSideMax, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return format === 'png'
      ? { bytes: await pngOf(picture, keepsFewColours && isPalette), extension: 'png', unpacked }
      : { bytes: await picture.jpeg({ quality: 85 }).toBuffer(), extension: 'jpg', unpacked };
  } catch {
    return undefined;
  }
};
