import sharp from 'sharp';
import type { DocumentType } from './types';

/** Largest picture, in pixels: 25 megapixels. */
export const pixelsMax = 25_000_000;

/** Longest edge of a preview, in pixels. */
export const previewEdge = 1600;

/** Seconds that making a preview may take. */
const patience = 5;

// One picture takes one core, nothing of it is kept, and no other format is ever read, whatever a file claims to be.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

const formats: Partial<Record<DocumentType, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png' };

/** True for a PNG that moves: a chunk `acTL` stands before the pixels. Never throws. */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
};

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, unlimited: false });

/** True when the header says that the picture is of its type, stands still, and is small enough to be unpacked. */
const isModest = async (bytes: Buffer, type: DocumentType): Promise<boolean> => {
  const { format, width, height } = await open(bytes).metadata();
  return format === formats[type] && width * height <= pixelsMax && !(format === 'png' && isAnimatedPng(bytes));
};

/**
 * The picture that is shown of a picture: made anew from its pixels, upright, on white, at most 1600 pixels long, without
 * any of what cameras write into their files.
 *
 * @returns a JPEG, or undefined for what cannot be read whole or is too large
 */
export const previewOf = async (bytes: Buffer, type: DocumentType): Promise<Buffer | undefined> => {
  try {
    if (!(await isModest(bytes, type))) return undefined;
    return await open(bytes)
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: previewEdge, height: previewEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
};
