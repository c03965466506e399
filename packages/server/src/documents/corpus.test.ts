import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { goodFiles } from '../testing/goodFiles';
import { hostileFiles } from '../testing/hostileFiles';

let store: TestDocuments;
beforeEach(async () => {
  store = await openTestDocuments();
});
afterEach(() => store.close());

describe('of files as people and machines send them', () => {
  it('200 hostile ones are refused, each within two seconds, and none is kept (WIZ-54)', async () => {
    const files = await hostileFiles();
    expect(files).toHaveLength(200);
    const odd: string[] = [];
    for (const file of files) {
      const started = performance.now();
      const fate = await store.fate(file);
      const milliseconds = performance.now() - started;
      if (!fate.startsWith('unprocessable_file file_') || milliseconds > 2000) {
        odd.push(`${file.name} ${file.bytes.subarray(0, 60)}: ${fate} after ${milliseconds} ms`);
      }
    }
    expect(odd).toEqual([]);
    expect(await store.stored()).toEqual([]);
  }, 60_000);

  it('200 good ones are kept, and pictures are shown upright and small without what cameras write (WIZ-54)', async () => {
    const files = await goodFiles();
    expect(files).toHaveLength(200);
    const odd: string[] = [];
    for (const file of files) {
      const taken = await store.take(file).catch((error: unknown) => void odd.push(`${file.name}: ${error}`));
      if (!taken || taken.previewKey === null) continue;
      const shown = await sharp(join(store.folder, 'stored', taken.previewKey)).metadata();
      const { width, height, exif, icc, xmp, iptc, orientation, format } = shown;
      const plain = format === 'jpeg' && !exif && !icc && !xmp && !iptc && (orientation ?? 1) === 1;
      if (!plain || String([width, height]) !== String(file.shown)) odd.push(`${file.name}: ${width} × ${height}`);
    }
    expect(odd).toEqual([]);
  }, 60_000);
});
