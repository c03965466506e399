import { type Banner, bannerEntries } from '@telve/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hugeJpeg } from '../../testing/hostileFiles';
import { fileOf, jpegOf, photo } from '../../testing/jpegs';
import { pictureBytes } from '../../testing/pictures';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { create, update, detail, remove } = bannerEntries;
let place = 0;
const add = (more: object, headers?: Record<string, string>) => {
  place += 1;
  const form = { title: 'Resimli', order: place, endDate: '2026-12-31', ...more };
  return staff.ask<Banner>(create, form, headers);
};
const files = () => staff.files('banners');
const read = async (id: number) => (await staff.ask<Banner>(detail, { id })).body.payload as Banner;
const named = (...addresses: (string | null)[]) =>
  addresses.map((address) => address?.slice('/media/banners/'.length)).sort();
const bytesAt = async (address: string | null) =>
  Buffer.from(await (await fetch(`${staff.server.url}${address}`)).arrayBuffer());

describe('the images of a banner', () => {
  it('are shown to everybody, made anew from their pixels without what a camera wrote (BAN-52, BAN-53)', async () => {
    const sent = Buffer.concat([await photo(400, 200), Buffer.from('PK\x03\x04<script>gizli()</script>')]);
    const { body } = await add({ img: fileOf(sent), imgEn: fileOf(sent) });
    const { imgUrl, imgUrlEn, img, imgEn } = body.payload as Banner;
    for (const address of [imgUrl, imgUrlEn]) {
      const shown = await bytesAt(address);
      const { exif, format, width, height } = await sharp(shown).metadata();
      expect([exif, format, width, height]).toEqual([undefined, 'jpeg', 400, 200]);
      expect(/gizli/i.test(shown.toString('latin1'))).toBe(false);
      expect([img, imgEn]).toContainEqual({ size: shown.length, width, height });
    }
  });

  it('stay where none is chosen, are replaced one by one, and go with the banner (BAN-52, BAN-71, BAN-76)', async () => {
    const before = await files();
    const img = fileOf(await photo());
    const added = (await add({ img, imgEn: img })).body.payload as Banner;
    await staff.ask(update, { id: added.id, title: 'Resimleri kalır' });
    expect(await read(added.id)).toMatchObject({ imgUrl: added.imgUrl, imgUrlEn: added.imgUrlEn });
    await staff.ask(update, { id: added.id, imgEn: fileOf(await photo()) });
    const changed = await read(added.id);
    expect([changed.imgUrl, changed.imgUrlEn === added.imgUrlEn]).toEqual([added.imgUrl, false]);
    await expect.poll(files).toEqual([...before, ...named(changed.imgUrl, changed.imgUrlEn)].sort());
    await staff.ask(update, { id: added.id, img: fileOf(await photo()) });
    const last = await read(added.id);
    await expect.poll(files).toEqual([...before, ...named(last.imgUrl, last.imgUrlEn)].sort());
    await staff.ask(remove, { id: added.id });
    await expect.poll(files).toEqual(before);
  });

  it('have at most 358,400 bytes, to the byte (BAN-69)', async () => {
    const img = fileOf(await jpegOf(358_400));
    const added = await add({ img, imgEn: img });
    expect(added.status).toBe(200);
    const before = await files();
    const large = fileOf(await jpegOf(358_401));
    const { status, body } = await add({ img: large, imgEn: large });
    const message = 'Dosya boyutu en fazla 350 KB olmalıdır.';
    expect([status, new Set(body.errors.map(({ field }) => field))]).toEqual([400, new Set(['img', 'imgEn'])]);
    for (const fault of body.errors) expect(fault).toMatchObject({ code: 'file_size', message });
    const { id } = added.body.payload as Banner;
    expect((await staff.ask(update, { id, img: large })).status).toBe(400);
    expect(await files()).toEqual(before);
  });

  it('must be there in Turkish when a banner is added (BAN-68, BAN-70)', async () => {
    const { status, body } = await add({ imgEn: fileOf(await photo()) });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'img', code: 'required' }]]);
  });

  const hostile: [string, () => Promise<File> | File][] = [
    ['a PNG', async () => fileOf(await pictureBytes('red'), 'resim.png', 'image/png')],
    ['a PNG by the name of a JPEG', async () => fileOf(await pictureBytes('red'))],
    ['a JPEG by the name of an SVG', async () => fileOf(await photo(), 'afis.svg')],
    ['a JPEG that is declared to be a page', async () => fileOf(await photo(), 'afis.jpg', 'text/html')],
    ['an SVG', () => fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
    ['a GIF that is a script too', () => fileOf(Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)'))],
    ['a JPEG cut in the middle', async () => fileOf((await photo()).subarray(0, 700))],
    ['a JPEG of 65,535 × 65,535 pixels', async () => fileOf(await hugeJpeg())],
    ['nothing', () => fileOf(Buffer.alloc(0))],
  ];

  it.each(hostile)('are not %s (BAN-52)', async (_what, make) => {
    const before = await files();
    for (const field of ['img', 'imgEn']) {
      const { status, body } = await add({ img: fileOf(await photo()), [field]: await make() });
      expect([400, 422]).toContain(status);
      expect(body.errors).toMatchObject([{ field, code: expect.stringMatching(/^file_(?:type|content|empty)$/) }]);
    }
    expect(await files()).toEqual(before);
  });

  it('of a refused banner leave no file behind (BAN-52)', async () => {
    const img = fileOf(await photo());
    const { id, order } = (await add({ img })).body.payload as Banner;
    const before = await files();
    expect((await add({ img, imgEn: img, order })).status).toBe(409);
    expect((await add({ img, endDate: '2020-01-01' })).status).toBe(400);
    expect((await staff.ask(update, { id: 999_999, img })).status).toBe(404);
    expect((await staff.ask(update, { id, version: 9, img, imgEn: img })).status).toBe(409);
    await expect.poll(files).toEqual(before);
  });

  it('of a call sent 20 times at once under one key are stored once (GEN-14)', async () => {
    const before = await files();
    const img = fileOf(await photo());
    const key = { 'idempotency-key': 'tek-afis' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ img, order: 5_000 }, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.payload?.id}`)).size).toBe(1);
    await expect.poll(files).toHaveLength(before.length + 1);
  });
});
