import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG of noise with what cameras write beside the pixels: maker, place and time. */
export const photo = async (width = 64, height = 48): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'GizliMarka', Software: 'GizliYazilim' },
      IFD3: { GPSLatitude: '40/1 59/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();

/** A good JPEG of exactly so many bytes: what is missing stands in comments before the pixels. */
export const jpegOf = async (bytes: number): Promise<Buffer> => {
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const comments: Buffer[] = [];
  for (let missing = bytes - jpeg.length; missing > 0; ) {
    // A comment is at least four bytes: a rest of fewer is left to none.
    const rest = Math.min(missing, 65_000);
    const size = missing - rest > 0 && missing - rest < 4 ? rest - 4 : rest;
    const comment = Buffer.alloc(size, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    comments.push(comment);
    missing -= size;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
};

/** Bytes as a file of a form. */
export const fileOf = (bytes: Buffer, name = 'kampanya.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });
