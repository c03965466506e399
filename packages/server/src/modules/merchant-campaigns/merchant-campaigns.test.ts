import { type MerchantCampaign, type MerchantCampaignRow, merchantCampaignEntries, type Page } from '@telve/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hostileLinks } from '../../testing/hostileLinks';
import { fileOf, jpegOf, photo } from '../../testing/jpegs';
import { pictureBytes } from '../../testing/pictures';

let campaigns: Campaigns;
let img: File;
beforeAll(async () => {
  campaigns = await startCampaigns();
  img = fileOf(await photo(654, 400));
});
afterAll(() => campaigns.close());

const { create, update, list, detail, setActive, setShown } = merchantCampaignEntries;
const form = (more: object = {}) => ({
  ...{ title: 'Değirmen bakımı', shortDescription: 'Bakım', description: 'Üç mağazaya\nbir bakım' },
  ...{ endDate: '2026-12-31', link: 'https://telve.example/b', campaignLinkType: 'ExternalLink', linkText: 'Randevu' },
  ...{ sortOrder: 4, isShownHomePage: true, active: true, isShown: true },
  ...more,
});
const add = (more: object = {}, headers?: Record<string, string>) =>
  campaigns.ask<MerchantCampaign>(create, form({ img, ...more }), headers);
const made = async (more: object = {}) => (await add(more)).body.payload as MerchantCampaign;
const read = async (id: number) => (await campaigns.ask<MerchantCampaign>(detail, { id })).body.payload;
const files = () => campaigns.files('merchant-campaigns');
const fault = async (more: object) => {
  const { status, body } = await add(more);
  return [status, body.errors.map(({ field, code }) => `${field} ${code}`)];
};

describe('a campaign of the merchant app', () => {
  it('is added with every field and its image, and read again (MCAMP-11 to MCAMP-17, MCAMP-29, MCAMP-30)', async () => {
    const added = await made();
    expect(added).toEqual({
      ...form(),
      ...{ id: added.id, version: 1, imgUrl: expect.stringMatching(/^\/media\/merchant-campaigns\/u-.+\.jpg$/) },
      img: { size: expect.any(Number), width: 654, height: 400 },
    });
    expect(await read(added.id)).toEqual(added);
    const shown = Buffer.from(await (await fetch(`${campaigns.server.url}${added.imgUrl}`)).arrayBuffer());
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    expect((await campaigns.ask(detail, { id: 999_999 })).status).toBe(404);
  });

  it('is changed by what is sent, with the id in the body (MCAMP-31, D-87)', async () => {
    const added = await made();
    const { body } = await campaigns.ask(update, { id: added.id, version: 1, title: 'Yeni', sortOrder: 0 });
    expect(body.payload).toBe(true);
    expect(await read(added.id)).toEqual({ ...added, title: 'Yeni', sortOrder: 0, version: 2 });
    const stale = await campaigns.ask<{ current: MerchantCampaign }>(update, {
      id: added.id,
      version: 1,
      title: 'Eski',
    });
    expect([stale.status, stale.body.payload?.current.title]).toEqual([409, 'Yeni']);
    const before = await files();
    await campaigns.ask(update, { id: added.id, img: fileOf(await photo()) });
    expect((await read(added.id))?.imgUrl).not.toBe(added.imgUrl);
    await expect.poll(files).toHaveLength(before.length);
    expect((await campaigns.ask(update, { id: 999_999 })).status).toBe(404);
  });

  it('is switched on and off, shown and hidden, also under the name `shown` (MCAMP-18, MCAMP-32, MCAMP-33)', async () => {
    const { id } = await made();
    await campaigns.ask(setActive, { id, active: false });
    expect((await campaigns.ask(setShown, { id, isShown: false })).body.payload).toBe(true);
    expect(await read(id)).toMatchObject({ active: false, isShown: false, version: 3 });
    const path = '/api/panel/merchant-campaign/update-visibility';
    await campaigns.server.send('PUT', path, { token: campaigns.token, body: { id, shown: true } });
    expect(await read(id)).toMatchObject({ isShown: true });
    expect((await campaigns.ask(setActive, { id: 999_999, active: true })).status).toBe(404);
  });

  it('needs its texts, in their lengths (MCAMP-19, MCAMP-20, MCAMP-21)', async () => {
    expect((await fault({ title: ' ', shortDescription: '', description: '' }))[1]).toEqual([
      ...['title required', 'shortDescription required', 'description required'],
    ]);
    const long = { title: 'a'.repeat(256), shortDescription: 'a'.repeat(256), description: 'a'.repeat(2001) };
    expect((await fault(long))[1]).toEqual([
      ...['title max_length', 'shortDescription max_length', 'description max_length'],
    ]);
  });

  it('has no link that runs or leads nowhere (MCAMP-22, MCAMP-23, MCAMP-34)', async () => {
    for (const link of hostileLinks) {
      expect([link, ...(await fault({ link }))]).toEqual([link, 400, [expect.stringMatching(/^Link (?:link|type)$/)]]);
    }
    const wrong = [{ field: 'Link', message: 'Link alanını kontrol edin' }];
    expect((await add({ link: 'www.telve.example' })).body.errors).toMatchObject(wrong);
    const { id } = await made();
    expect((await campaigns.ask(update, { id, link: 'www.telve.example' })).body.errors).toMatchObject(wrong);
    expect((await fault({ link: `https://telve.example/${'a'.repeat(250)}` }))[1]).toContain('Link max_length');
  });

  it('ends today or later (MCAMP-35)', async () => {
    const { status, body } = await add({ endDate: '2026-03-09' });
    expect([status, body.friendlyMessage]).toMatchObject([
      400,
      { code: 'check_end_date', message: 'Son kontrol tarihini kontrol edin' },
    ]);
  });
});

describe('the image of a campaign of the merchant app', () => {
  it('must be there when it is added (MCAMP-27)', async () => {
    expect(await fault({ img: undefined })).toEqual([400, ['img required']]);
  });

  it('has at most 358,400 bytes, to the byte (MCAMP-26)', async () => {
    expect((await add({ img: fileOf(await jpegOf(358_400)) })).status).toBe(200);
    const before = await files();
    const { status, body } = await add({ img: fileOf(await jpegOf(358_401)) });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'img', code: 'file_size', message: 'Dosya boyutu en fazla 350 KB olmalıdır.' }],
    ]);
    expect(await files()).toEqual(before);
  });

  it('is a JPEG, whatever its name says (MCAMP-24)', async () => {
    const png = await pictureBytes('red');
    expect(await fault({ img: fileOf(png, 'a.png', 'image/png') })).toEqual([400, ['img file_type']]);
    expect(await fault({ img: fileOf(png) })).toEqual([422, ['img file_content']]);
  });

  it('of a call sent 20 times at once under one key is stored once (GEN-14)', async () => {
    const before = await files();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({}, { 'idempotency-key': 'tek-magaza' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.payload?.id)).size).toBe(1);
    expect(await files()).toHaveLength(before.length + 1);
  });
});

it('lists the campaigns in the order of the app, found by both titles (MCAMP-02 to MCAMP-05, MCAMP-28, D-87)', async () => {
  const title = 'Sıralanan';
  const last = await made({ title, sortOrder: 7, active: false });
  const first = await made({ title, sortOrder: 1 });
  const second = await made({ title: 'Başka', shortDescription: title, sortOrder: 7 });
  const { body } = await campaigns.ask<Page<MerchantCampaignRow>>(list, { search: 'siralanan' });
  expect(body.payload?.items).toEqual([
    { id: first.id, title, shortDescription: 'Bakım', active: true },
    { id: second.id, title: 'Başka', shortDescription: title, active: true },
    { id: last.id, title, shortDescription: 'Bakım', active: false },
  ]);
});
