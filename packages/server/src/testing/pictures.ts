import sharp from 'sharp';

/** Colours by which tests tell pictures apart. */
export type Colour = 'red' | 'green' | 'blue';

/** A small picture of one colour. */
export const pictureBytes = (
  background: Colour,
  type: 'png' | 'jpeg' = 'png',
  width = 8,
  height = 8,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();

/** Bytes as a form sends an image. */
export const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;

/** A small picture as a form sends it. */
export const picture = async (colour: Colour): Promise<string> => dataUrl(await pictureBytes(colour));
