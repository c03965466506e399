import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSideMax } from '@telve/api';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AtEnd, Outcome } from '../http/call';
import { dataUrl, picture, pictureBytes } from '../testing/pictures';
import { prepareImages, removeImages } from './formImages';
import { createPublicImages, type PublicImages } from './publicImages';
import { reencode } from './reencode';
import { storeForForm } from './storeForForm';

let dataDir: string;
let images: PublicImages;
let ending: AtEnd[];
const call = { atEnd: (work: AtEnd) => void ending.push(work) };
const end = async (outcome: Outcome = 'done') => {
  for (const work of ending) await work(outcome);
};
const files = () => readdir(join(dataDir, 'public-images/sizes')).catch(() => []);
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-form-images-'));
  images = createPublicImages(dataDir);
  ending = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

const take = async (given: readonly string[], known: readonly string[] = []) => {
  const prepared = await prepareImages(given.map((image, n) => ({ field: `images[${n}]`, image })));
  return prepared.store(images, { known, folder: 'sizes' }, call);
};

describe('images of a form (CAT-34, VEN-77)', () => {
  it('are stored under keys of their own and stay when they are kept', async () => {
    const taken = await take([await picture('red'), '', '/media/sizes/a.png'], ['/media/sizes/a.png']);
    expect(taken.addresses).toEqual([
      expect.stringMatching(/^\/media\/sizes\/u-[\da-f-]{36}\.png$/),
      '',
      '/media/sizes/a.png',
    ]);
    taken.keep();
    await end();
    expect(await files()).toHaveLength(1);
    await removeImages(images, taken.addresses);
    expect(await files()).toHaveLength(0);
  });

  it('go again when nobody kept them', async () => {
    await take([await picture('red'), await picture('blue')]);
    expect(await files()).toHaveLength(2);
    await end();
    expect(await files()).toHaveLength(0);
  });

  it.each([
    ['done', 0],
    ['refused', 0],
    ['unknown', 2],
  ] as const)(
    'that nobody kept go with a call that is %s, and stay where a record may name them',
    async (outcome, rest) => {
      await take([await picture('red')]);
      await storeForForm(images, 'sizes', { bytes: await pictureBytes('red'), extension: 'png' }, call);
      await end(outcome);
      expect(await files()).toHaveLength(rest);
    },
  );

  it('of another record, or what is no picture, are refused by their field', async () => {
    for (const image of ['/media/other/a.png', dataUrl(Buffer.from('<svg/>'))]) {
      await expect(take(['', image])).rejects.toMatchObject({
        code: 'unprocessable_file',
        fields: [{ field: 'images[1]', code: 'image_content' }],
      });
    }
    expect(await files()).toHaveLength(0);
  });

  it('that were made for more than one record are not removed', async () => {
    await images.write('sizes/demo-1.svg', '<svg/>');
    await removeImages(images, ['/media/sizes/demo-1.svg', '/media/../../x', '']);
    expect(await files()).toEqual(['demo-1.svg']);
  });
});

describe('an image made anew (CAT-34)', () => {
  it('is no longer than a form sends it, upright, and says nothing of its camera', async () => {
    const wide = await sharp(await pictureBytes('red', 'jpeg', imageSideMax * 2, 20))
      .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const made = await reencode(wide);
    const { width, height, exif, orientation } = await sharp(made?.bytes).metadata();
    expect([made?.extension, Math.max(width, height), exif, orientation]).toEqual([
      'jpg',
      imageSideMax,
      undefined,
      undefined,
    ]);
  });

  it.each(['webp', 'gif', 'tiff'] as const)('is none of a %s', async (type) => {
    expect(
      await reencode(
        await sharp(await pictureBytes('red'))
          .toFormat(type)
          .toBuffer(),
      ),
    ).toBeUndefined();
  });

  it('is none of a cut off one', async () => {
    const bytes = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(await reencode(bytes.subarray(0, bytes.length / 2))).toBeUndefined();
  });
});
