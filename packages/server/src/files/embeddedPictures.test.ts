import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animationWith } from '../testing/animations';
import { dataUrl, pictureBytes } from '../testing/pictures';
import { embeddedPicturesMax, renewEmbeddedPictures } from './embeddedPictures';

const bytesOf = (file: Record<string, unknown>, n = 0): Buffer =>
  Buffer.from((file['assets'] as { p: string }[])[n]?.p.split(',')[1] ?? '', 'base64');

const flat = async (width: number, height: number): Promise<string> =>
  dataUrl(await pictureBytes('green', 'png', width, height));

/** A PNG whose pixels are of 16 colours, in no order that packs well. */
const fewColours = (): Promise<Buffer> => {
  const pixels = Buffer.alloc(200 * 200 * 3);
  for (let seed = 7, n = 0; n < pixels.length; n += 3) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const colour = (seed >> 16) % 16;
    pixels.set([colour * 17, (colour * 91) % 256, (colour * 53) % 256], n);
  }
  return sharp(pixels, { raw: { width: 200, height: 200, channels: 3 } })
    .png({ palette: true, colours: 16 })
    .toBuffer();
};

describe('pictures that an animation embeds (CONB-23)', () => {
  it('are none in most', async () => {
    const file = animationWith('');
    expect(await renewEmbeddedPictures(file)).toBe(true);
    expect(file).toEqual(animationWith(''));
  });

  it('are at most as long as a form sends them', async () => {
    const file = animationWith(await flat(3_200, 20));
    expect(await renewEmbeddedPictures(file)).toBe(true);
    expect(await sharp(bytesOf(file)).metadata()).toMatchObject({ width: 1_600, height: 10 });
  });

  it('have together at most the pixels of one picture', async () => {
    const [half, whole, more] = [await flat(5_000, 2_500), await flat(5_000, 5_000), await flat(5_000, 5_001)];
    expect(await renewEmbeddedPictures(animationWith(whole))).toBe(true);
    expect(await renewEmbeddedPictures(animationWith(more))).toBe(false);
    expect(await renewEmbeddedPictures(animationWith(half, half))).toBe(true);
    expect(await renewEmbeddedPictures(animationWith(half, half, await flat(1, 1)))).toBe(false);
  });

  it(`are at most ${embeddedPicturesMax}`, async () => {
    const dots = (count: number, dot: string) => animationWith(...Array.from({ length: count }, () => dot));
    const dot = await flat(1, 1);
    expect(await renewEmbeddedPictures(dots(embeddedPicturesMax, dot))).toBe(true);
    expect(await renewEmbeddedPictures(dots(embeddedPicturesMax + 1, dot))).toBe(false);
  });

  it('keep their few colours where that is smaller', async () => {
    const sent = await fewColours();
    const file = animationWith(dataUrl(sent));
    expect(await renewEmbeddedPictures(file)).toBe(true);
    expect(bytesOf(file).length).toBeLessThan(sent.length * 1.2);
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect((await pixels(bytesOf(file))).equals(await pixels(sent))).toBe(true);
  });
});
