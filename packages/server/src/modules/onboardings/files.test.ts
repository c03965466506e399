import { type Onboarding, onboardingEntries } from '@telve/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animation, animationFile } from '../../testing/animations';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { animatedPng, hugeJpeg, hugePng } from '../../testing/hostileFiles';
import { fileOf, jpegOf, photo } from '../../testing/jpegs';
import { pictureBytes } from '../../testing/pictures';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { create, update, detail, remove } = onboardingEntries;
const add = (more: object) => staff.ask<Onboarding>(create, { title: 'Dosyalı', description: 'x', ...more });
const made = async (more: object) => (await add(more)).body.payload as Onboarding;
const read = async (id: number) => (await staff.ask<Onboarding>(detail, { id })).body.payload as Onboarding;
const files = () => staff.files('onboardings');
const fetched = (address: string | null) => fetch(`${staff.server.url}${address}`);
const named = (...addresses: (string | null)[]) => addresses.map((address) => address?.split('/').at(-1)).sort();

const lastly = { field: 'img', code: 'image_or_animation' };

describe('image and animation of a screen', () => {
  it('are replaced one by one, and go with the screen (CONB-11, CONB-12, CONB-27, CONB-28)', async () => {
    const before = await files();
    const added = await made({ img: fileOf(await photo()), animation: animationFile() });
    await staff.ask(update, { id: added.id, animation: animationFile(animation({ fr: 60 })) });
    const changed = await read(added.id);
    expect(changed).toMatchObject({ imgUrl: added.imgUrl, animation: { seconds: 1.5 }, version: 2 });
    await expect.poll(files).toEqual([...before, ...named(changed.imgUrl, changed.animationUrl)].sort());
    await staff.ask(remove, { id: added.id });
    await expect.poll(files).toEqual(before);
  });

  it('may be removed, but for the last one (CONB-21, CONB-27)', async () => {
    const { id } = await made({ img: fileOf(await photo()), animation: animationFile() });
    const both = await staff.ask(update, { id, removeImg: true, removeAnimation: true });
    expect([both.status, both.body.errors]).toMatchObject([400, [lastly]]);
    expect((await staff.ask(update, { id, removeImg: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ imgUrl: null, img: null, version: 2 });
    const last = await staff.ask(update, { id, removeAnimation: true });
    expect([last.status, last.body.errors]).toMatchObject([400, [lastly]]);
    expect((await staff.ask(update, { id, removeImg: true })).status).toBe(200);
    expect((await read(id)).version).toBe(2);
    const img = fileOf(await photo());
    expect((await staff.ask(update, { id, img, removeImg: true, removeAnimation: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ imgUrl: expect.any(String), animationUrl: null, animation: null });
  });

  it('of a refused screen leave no file behind (CONB-21, CONB-26, CONB-27)', async () => {
    const img = fileOf(await photo());
    const { id } = await made({ img });
    const before = await files();
    expect((await add({ img, animation: animationFile('{}') })).status).toBe(400);
    expect((await add({ title: ' ', img, animation: animationFile() })).status).toBe(400);
    expect((await staff.ask(update, { id: 999_999, img })).status).toBe(404);
    expect((await staff.ask(update, { id, version: 9, animation: animationFile() })).status).toBe(409);
    await expect.poll(files).toEqual(before);
  });
});

describe('the image of a screen', () => {
  it('is a JPEG or a PNG, made anew; a PNG keeps what is transparent (CONB-11)', async () => {
    const jpeg = await made({ img: fileOf(await photo(300, 200)) });
    const shown = Buffer.from(await (await fetched(jpeg.imgUrl)).arrayBuffer());
    const { exif, format } = await sharp(shown).metadata();
    expect([exif, format, jpeg.img]).toEqual([undefined, 'jpeg', { size: shown.length, width: 300, height: 200 }]);
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const png = await made({ img: fileOf(clear, 'logo.PNG', 'image/png') });
    expect(png.imgUrl).toMatch(/\.png$/);
    const answer = await fetched(png.imgUrl);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).hasAlpha).toBe(true);
  });

  it('has at most 2,000,000 bytes (CONB-11)', async () => {
    expect((await add({ img: fileOf(await jpegOf(2_000_000)) })).status).toBe(200);
    const { status, body } = await add({ img: fileOf(await jpegOf(2_000_001)) });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'img', code: 'file_size', message: 'Görsel en fazla 2 MB olabilir.' }],
    ]);
  });

  const unpacked: [string, () => Promise<File> | File][] = [
    ['a PNG of 50,000 × 50,000 pixels', () => fileOf(hugePng(), 'a.png', 'image/png')],
    ['a JPEG of 65,535 × 65,535 pixels', async () => fileOf(await hugeJpeg())],
    ['a PNG that moves', () => fileOf(animatedPng(), 'a.png', 'image/png')],
  ];

  it.each(unpacked)('is not %s, new or in place of another (CONB-11)', async (_what, make) => {
    const { id, imgUrl } = await made({ img: fileOf(await photo()) });
    const before = await files();
    const img = await make();
    const message = expect.stringMatching(/\.$/);
    for (const { status, body } of [await add({ img }), await staff.ask(update, { id, img })]) {
      expect([status, body.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'img', code: 'file_content', message })],
      ]);
    }
    expect([await files(), (await read(id)).imgUrl]).toEqual([before, imgUrl]);
    expect((await fetched('/health/live')).status).toBe(200);
  });

  const hostile: [string, () => Promise<File> | File][] = [
    ['a PNG by the name of a JPEG', async () => fileOf(await pictureBytes('red'))],
    ['a JPEG by the name of a PNG', async () => fileOf(await photo(), 'a.png', 'image/png')],
    ['a PNG that is declared to be a page', async () => fileOf(await pictureBytes('red'), 'a.png', 'text/html')],
    ['an SVG', () => fileOf(Buffer.from('<svg onload="alert(1)"/>'), 'a.svg', 'image/svg+xml')],
    ['an SVG by the name of a PNG', () => fileOf(Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 'image/png')],
    ['nothing', () => fileOf(Buffer.alloc(0), 'a.png', 'image/png')],
  ];

  it.each(hostile)('is not %s (CONB-11)', async (_what, make) => {
    const before = await files();
    const { status, body } = await add({ img: await make() });
    expect([400, 422]).toContain(status);
    expect(body.errors).toMatchObject([{ field: 'img', code: expect.stringMatching(/^file_(?:type|content|empty)$/) }]);
    expect(await files()).toEqual(before);
  });
});
