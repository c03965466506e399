import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublicImages, type PublicImages } from './publicImages';

let dataDir: string;
let images: PublicImages;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-images-'));
  images = createPublicImages(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('public images', () => {
  it('are read as they were written, with their type', async () => {
    await images.write('venues/storefront-1.svg', '<svg/>');
    expect(await images.read('venues/storefront-1.svg')).toEqual({
      bytes: Buffer.from('<svg/>'),
      type: 'image/svg+xml',
    });
    expect(await readdir(join(dataDir, 'public-images/venues'))).toEqual(['storefront-1.svg']);
  });

  it('are animations too, which are data (CONB-12)', async () => {
    await images.write('onboardings/demo.json', '{}');
    expect(await images.read('onboardings/demo.json')).toEqual({ bytes: Buffer.from('{}'), type: 'application/json' });
  });

  it.each([
    '../secret.svg',
    'venues/../../secret.svg',
    '/etc/passwd',
    'a.html',
    'a%2f..%2fb.svg',
    'A.svg',
    'a\0.svg',
    '',
    '.svg',
  ])('know no key %j', async (key) => {
    await writeFile(join(dataDir, 'secret.svg'), 'secret');
    expect(await images.read(key)).toBeUndefined();
    await expect(images.write(key, 'x')).rejects.toThrow('key');
  });

  it('answer nothing for a key that is not there', async () => {
    expect(await images.read('venues/none.png')).toBeUndefined();
  });
});
