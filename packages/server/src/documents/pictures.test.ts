import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animatedPng, hugeJpeg, hugePng, picture } from '../testing/hostileFiles';
import { isAnimatedPng, previewOf } from './pictures';

/** A picture that is red on the left and blue on the right. */
const halves = async () => {
  const side = (background: string) => ({ create: { width: 40, height: 40, channels: 3 as const, background } });
  const right = await sharp(side('#00f')).png().toBuffer();
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } }).composite([
    { input: right, left: 40, top: 0 },
  ]);
};

const colourAt = async (bytes: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> => {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : 'other';
};

describe('the preview of a picture', () => {
  it('is upright although the camera lay on its side (WIZ-44)', async () => {
    const sent = await (await halves()).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const preview = (await previewOf(sent, 'image/jpeg')) as Buffer;
    expect(await sharp(preview).metadata()).toMatchObject({ width: 40, height: 80 });
    expect(await colourAt(preview, 20, 10)).toBe('red');
    expect(await colourAt(preview, 20, 70)).toBe('blue');
  });

  it('tells nothing of where and with what it was taken, and carries nothing behind its end (WIZ-44)', async () => {
    const exif = { IFD0: { Make: 'Telve-Kamera' }, IFD3: { GPSLatitudeRef: 'N' } };
    const taken = await (await picture()).withExif(exif).jpeg().toBuffer();
    const sent = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
    expect(sent.includes('Telve-Kamera')).toBe(true);
    const preview = (await previewOf(sent, 'image/jpeg')) as Buffer;
    for (const word of ['Telve-Kamera', 'Exif', '<script>']) expect(preview.includes(word)).toBe(false);
    expect(preview.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('is at most 1600 pixels long and never larger than the picture (WIZ-45)', async () => {
    const wide = await (await picture(3200, 800)).png().toBuffer();
    const small = await (await picture(30, 20)).png().toBuffer();
    expect(await sharp(await previewOf(wide, 'image/png')).metadata()).toMatchObject({ width: 1600, height: 400 });
    expect(await sharp(await previewOf(small, 'image/png')).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('shows on white what can be seen through (WIZ-45)', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4 as const, background: '#0000' } };
    const preview = await previewOf(await sharp(clear).png().toBuffer(), 'image/png');
    expect([...(await sharp(preview).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('a picture that would take all memory', () => {
  it.each([
    ['a PNG of 50,000 × 50,000 pixels', async () => hugePng(), 'image/png'],
    ['a JPEG that claims 65,535 × 65,535 pixels', hugeJpeg, 'image/jpeg'],
    ['a PNG of 1,000 frames', async () => animatedPng(), 'image/png'],
  ] as const)('%s is given up within a second and 150 MB (WIZ-54)', async (_what, make, type) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await previewOf(bytes, type)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('is told from one that stands still without being unpacked', async () => {
    expect(isAnimatedPng(animatedPng())).toBe(true);
    expect(isAnimatedPng(await (await picture()).png().toBuffer())).toBe(false);
    expect(isAnimatedPng(Buffer.alloc(30))).toBe(false);
  });
});
