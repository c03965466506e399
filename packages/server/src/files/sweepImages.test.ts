import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../clock';
import type { DatabaseHandle } from '../db/index';
import { openTestDatabase } from '../testing/database';
import { addCompany, addVenue } from '../testing/fixtures';
import { addEndUser } from '../testing/members';
import { createPublicImages, type PublicImages } from './publicImages';
import { sweepImages } from './sweepImages';

const day = 86_400_000;

let handle: DatabaseHandle;
let dataDir: string;
let images: PublicImages;
let clock: ManualClock;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-sweep-'));
  images = createPublicImages(dataDir);
  // Files carry the time of the machine.
  clock = manualClock(new Date());
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Stores a picture as a form does and answers its address. */
const put = async (folder: string, extension = 'png'): Promise<string> => {
  const key = `${folder}/u-${randomUUID()}.${extension}`;
  await images.write(key, 'x');
  return `/media/${key}`;
};
const sweep = () => sweepImages(images, handle.db, clock);
const left = async (folder: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'public-images', folder)).catch(() => [])).map((name) => `/media/${folder}/${name}`);

describe('the sweep of pictures (VEN-77, CAT-34)', () => {
  it('removes those that no row has named for a day, and nothing else', async () => {
    const { db } = handle;
    const [first, second, map, plain, chosen, stray] = await Promise.all(
      ['venues', 'venues', 'venues', 'coffee-sizes', 'coffee-sizes', 'venues'].map((folder) => put(folder)),
    );
    const other = await put('coffee-sizes');
    const elsewhere = await put('elsewhere');
    await images.write('venues/storefront-1.svg', '<svg/>');
    const venue = await addVenue(db, { name: 'Moda', companyId: await addCompany(db, 'Çınar') });
    await db
      .updateTable('venues')
      .set({ images: JSON.stringify([first, second]) as never, image_url: first as string, map_image: map as string })
      .where('id', '=', venue)
      .execute();
    await db
      .insertInto('coffee_sizes')
      .values({ title: 'Küçük', title_key: 'kucuk', image: plain as string, selected_image: chosen as string })
      .execute();
    clock.advance(day - 60_000);
    expect(await sweep()).toBe(0);
    expect(await left('venues')).toContain(stray);
    clock.advance(120_000);
    expect(await sweep()).toBe(2);
    expect((await left('venues')).sort()).toEqual([first, second, map, '/media/venues/storefront-1.svg'].sort());
    expect((await left('coffee-sizes')).sort()).toEqual([plain, chosen].sort());
    expect(await left('coffee-sizes')).not.toContain(other);
    expect(await left('elsewhere')).toEqual([elsewhere]);
    expect(await sweep()).toBe(0);
  });

  it('keeps what banners and onboardings show, animations too (BAN-52, CONB-11, CONB-12, MONB-08)', async () => {
    const { db } = handle;
    const folders = ['banners', 'onboardings', 'merchant-onboardings'] as const;
    const image = async (folder: string) => ({
      image_url: await put(folder),
      ...{ image_size: 1, image_width: 1, image_height: 1 },
    });
    const text = { title: 'x', search: 'x' };
    const english = await put('banners');
    await db
      .insertInto('banners')
      .values({
        ...{ ...text, sort_order: 1, end_date: '2026-12-31', application_type: 'UserApp' },
        ...(await image('banners')),
        ...{ image_en_url: english, image_en_size: 1, image_en_width: 1, image_en_height: 1 },
      })
      .execute();
    const animation_url = await put('onboardings', 'json');
    const animation = { animation_url, animation_size: 1, animation_format: '5', animation_seconds: 1 };
    await db
      .insertInto('onboardings')
      .values({ ...text, description: 'x', ...(await image('onboardings')), ...animation })
      .execute();
    const merchant = { ...text, description: 'x', ...(await image('merchant-onboardings')) };
    await db.insertInto('merchant_onboardings').values(merchant).execute();
    const kept = (await Promise.all(folders.map(left))).flat().sort();
    expect(kept).toHaveLength(5);
    for (const folder of folders) await put(folder);
    await put('onboardings', 'json');
    clock.advance(day + 60_000);
    expect(await sweep()).toBe(4);
    expect((await Promise.all(folders.map(left))).flat().sort()).toEqual(kept);
  });

  it('removes the picture of an erased member that was left, and keeps those that members show', async () => {
    for (const key of ['members/isil.jpg', 'members/gone.jpg', 'members/u1/b.png']) await images.write(key, 'x');
    await addEndUser(handle.db, { image_url: '/media/members/isil.jpg' });
    clock.advance(day + 60_000);
    expect(await sweep()).toBe(1);
    expect((await left('members')).sort()).toEqual(['/media/members/isil.jpg', '/media/members/u1']);
  });

  it('removes what a cut writing left', async () => {
    await put('venues');
    const draft = `u-${randomUUID()}.png.${randomUUID()}.draft`;
    await writeFile(join(dataDir, 'public-images/venues', draft), 'half');
    clock.advance(day + 60_000);
    expect(await sweep()).toBe(2);
    expect(await left('venues')).toEqual([]);
  });

  it('removes nothing when most of a folder would go: that is the wrong database', async () => {
    for (let count = 0; count < 51; count += 1) await put('venues');
    clock.advance(day + 60_000);
    await expect(sweep()).rejects.toThrow('51 of 51 pictures of venues are named by no row');
    expect(await left('venues')).toHaveLength(51);
  });

  it('of a server without pictures removes none', async () => {
    clock.advance(day);
    expect(await sweep()).toBe(0);
  });
});
