import { type Campaign, campaignEntries } from '@telve/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hugeJpeg } from '../../testing/hostileFiles';
import { fileOf, jpegOf, photo } from '../../testing/jpegs';
import { pictureBytes } from '../../testing/pictures';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const { create, update } = campaignEntries;
const files = () => campaigns.files('campaigns');
const bytesAt = async (address: string | null) =>
  Buffer.from(await (await fetch(`${campaigns.server.url}${address}`)).arrayBuffer());

describe('the image of a campaign', () => {
  it('is shown to everybody, made anew from its pixels without what a camera wrote (CAMP-52, CAMP-99)', async () => {
    const sent = await photo(2000, 1000);
    expect(sent.includes('GizliMarka')).toBe(true);
    const made = await campaigns.made({ img: fileOf(sent) });
    const shown = await bytesAt(made.imgUrl);
    const { exif, format, width, height } = await sharp(shown).metadata();
    expect([exif, format, width, height]).toEqual([undefined, 'jpeg', 1600, 800]);
    expect(shown.includes('Gizli')).toBe(false);
    expect(made.img).toEqual({ size: shown.length, width: 1600, height: 800 });
    expect(await files()).toEqual([made.imgUrl?.slice('/media/campaigns/'.length)]);
  });

  it('is replaced, and removed, with its file (CAMP-52)', async () => {
    const made = await campaigns.made({ img: fileOf(await photo()) });
    const before = await files();
    await campaigns.ask(update, { id: made.id, img: fileOf(await photo()) });
    const changed = await campaigns.detail(made.id);
    expect(changed.imgUrl).not.toBe(made.imgUrl);
    expect(changed.version).toBe(2);
    await expect.poll(files).toHaveLength(before.length);
    await campaigns.ask(update, { id: made.id, title: 'Resmi kalır' });
    expect((await campaigns.detail(made.id)).imgUrl).toBe(changed.imgUrl);
    await campaigns.ask(update, { id: made.id, removeImg: true });
    expect(await campaigns.detail(made.id)).toMatchObject({ imgUrl: null, img: null, version: 4 });
    await expect.poll(files).toHaveLength(before.length - 1);
    const audited = campaigns.server.db.selectFrom('audit_log').select('new_values');
    const rows = audited.where('entity_id', '=', String(made.id)).where('action', '=', 'campaign_changed');
    expect((await rows.orderBy('id').execute()).map(({ new_values }) => new_values)).toEqual([
      { img: true },
      { title: 'Resmi kalır' },
      { img: false },
    ]);
  });

  it('may have 10,000,000 bytes and not one more; 350 KB are a hint (CAMP-99, D-76)', async () => {
    const fits = await campaigns.ask(create, campaigns.form({ img: fileOf(await jpegOf(10_000_000)) }));
    expect(fits.status).toBe(200);
    const before = await files();
    const { status, body } = await campaigns.ask(create, campaigns.form({ img: fileOf(await jpegOf(10_000_001)) }));
    expect([status, body.errors]).toEqual([
      413,
      [expect.objectContaining({ field: 'img', message: 'Maksimum dosya boyutunu aştınız (10MB).' })],
    ]);
    expect(await files()).toEqual(before);
  });

  const hostile: [string, () => Promise<File> | File][] = [
    ['a PNG', async () => fileOf(await pictureBytes('red'), 'resim.png', 'image/png')],
    ['a PNG by the name of a JPEG', async () => fileOf(await pictureBytes('red'))],
    [
      'a script after the first bytes of a JPEG',
      async () => fileOf(Buffer.concat([(await photo()).subarray(0, 4), Buffer.from('<script>alert(1)</script>')])),
    ],
    ['a JPEG that is declared to be a page', async () => fileOf(await photo(), 'kampanya.jpg', 'text/html')],
    ['a JPEG that is declared to be a PNG', async () => fileOf(await photo(), 'kampanya.jpg', 'image/png')],
    ['a page', () => fileOf(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['a GIF that is a script too', () => fileOf(Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)'))],
    ['a JPEG cut in the middle', async () => fileOf((await photo()).subarray(0, 700))],
    ['a JPEG of 65,535 × 65,535 pixels', async () => fileOf(await hugeJpeg())],
    ['nothing', () => fileOf(Buffer.alloc(0))],
  ];

  it.each(hostile)('is not %s (CAMP-52)', async (_what, make) => {
    const before = await files();
    const { status, body } = await campaigns.ask<Campaign>(create, campaigns.form({ img: await make() }));
    expect([400, 422]).toContain(status);
    expect(body.errors[0]).toMatchObject({
      field: 'img',
      code: expect.stringMatching(/^file_(?:type|content|empty)$/),
    });
    expect(await files()).toEqual(before);
  });

  it('is not an object of JSON that only looks like a file (CAMP-52)', async () => {
    const body = campaigns.form({ img: { name: 'kampanya.jpg', size: 5 } });
    const { token, server } = campaigns;
    const answer = await server.send('POST', create.path, { token, body });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'img', code: 'type' })],
    ]);
  });

  it('shows nothing of what was hidden behind or beside its pixels (CAMP-52)', async () => {
    const sent = Buffer.concat([await photo(), Buffer.from('PK\x03\x04<script>gizli()</script>')]);
    const made = await campaigns.made({ img: fileOf(sent) });
    expect((await bytesAt(made.imgUrl)).includes('gizli')).toBe(false);
  });

  it('of a refused campaign leaves no file behind (CAMP-52)', async () => {
    const before = await files();
    const { code } = await campaigns.made();
    const img = fileOf(await photo());
    expect((await campaigns.ask(create, campaigns.form({ img, code }))).status).toBe(409);
    expect((await campaigns.ask(create, campaigns.form({ img, endDate: '2020-01-01' }))).status).toBe(400);
    expect((await campaigns.ask(update, { id: 999_999, img })).status).toBe(404);
    expect(await files()).toEqual(before);
  });
});
