import { type MerchantOnboarding, type MerchantOnboardingRow, merchantOnboardingEntries, type Page } from '@telve/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hostileLinks } from '../../testing/hostileLinks';
import { fileOf, jpegOf, photo } from '../../testing/jpegs';
import { pictureBytes } from '../../testing/pictures';

let staff: Campaigns;
let img: File;
let first: MerchantOnboarding;
beforeAll(async () => {
  staff = await startCampaigns();
  img = fileOf(await photo(654, 400));
  first = (await add()).body.payload as MerchantOnboarding;
});
afterAll(() => staff.close());

const { create, update, list, detail } = merchantOnboardingEntries;
const form = (more: object = {}) => ({
  ...{ title: 'Siparişler tek ekranda', description: 'Hazırla,\nteslim et.' },
  ...{ link: 'https://telve.example/egitim', linkText: 'Eğitimi aç', ordering: 3, active: false },
  ...more,
});
const add = (more: object = {}) => staff.ask<MerchantOnboarding>(create, form({ img, ...more }));
const change = (more: object) => staff.ask(update, { id: first.id, ...more });
const read = async (id = first.id) => (await staff.ask<MerchantOnboarding>(detail, { id })).body.payload;
const files = () => staff.files('merchant-onboardings');
const fault = async (more: object) => {
  const { status, body } = await add(more);
  return [status, body.errors.map(({ field, code }) => `${field} ${code}`)];
};

describe('a banner of the merchant app’s first start', () => {
  it('is added with every field and its image, and read again (MONB-06, MONB-07, MONB-08, MONB-20, MONB-21)', async () => {
    expect(first).toEqual({
      ...form(),
      ...{ id: first.id, version: 1, imgUrl: expect.stringMatching(/^\/media\/merchant-onboardings\/u-.+\.jpg$/) },
      img: { size: expect.any(Number), width: 654, height: 400 },
    });
    expect(await read()).toEqual(first);
    const shown = Buffer.from(await (await fetch(`${staff.server.url}${first.imgUrl}`)).arrayBuffer());
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    expect((await staff.ask(detail, { id: 999_999 })).status).toBe(404);
  });

  it('needs its texts, in their lengths (MONB-10, MONB-11, MONB-12, MONB-13, MONB-18)', async () => {
    expect(await fault({ title: ' ', description: '' })).toEqual([400, ['title required', 'description required']]);
    const link = `https://telve.example/${'a'.repeat(234)}`;
    const long = { title: 'a'.repeat(256), description: 'a'.repeat(256), link };
    expect(await fault(long)).toEqual([400, ['title max_length', 'description max_length', 'link max_length']]);
    expect((await change({ title: ' ' })).body.errors).toMatchObject([{ field: 'title', code: 'required' }]);
  });

  it('has a whole number from 0 for its place (MONB-14)', async () => {
    expect(await fault({ ordering: -1 })).toEqual([400, ['ordering min']]);
    expect(await fault({ ordering: 1.5 })).toEqual([400, ['ordering integer']]);
    expect((await change({ ordering: 0 })).status).toBe(200);
    expect((await read())?.ordering).toBe(0);
  });

  it('leads to a web address alone (MONB-07)', async () => {
    for (const link of [...hostileLinks, 'www.x.com', '/map', 'siparisler']) {
      expect([link, ...(await fault({ link }))]).toEqual([link, 400, [expect.stringMatching(/^link (?:link|type)$/)]]);
    }
    expect((await change({ link: 'https://x.com' })).status).toBe(200);
    expect((await change({ link: ' ' })).status).toBe(200);
    expect(await read()).toMatchObject({ link: '', linkText: '' });
  });

  it('is changed by what is sent, with the id in the body; a stale version is told (MONB-22, D-91)', async () => {
    const before = (await read()) as MerchantOnboarding;
    expect((await change({ version: before.version, title: 'Yeni' })).body.payload).toBe(true);
    expect(await read()).toEqual({ ...before, title: 'Yeni', version: before.version + 1 });
    const stale = await staff.ask<{ current: MerchantOnboarding }>(update, {
      ...{ id: first.id, version: before.version, title: 'Eski' },
    });
    expect([stale.status, stale.body.payload?.current.title]).toEqual([409, 'Yeni']);
    expect((await staff.ask(update, { id: 999_999, title: 'x' })).status).toBe(404);
  });

  it('is switched on by the list with id, switch and version (MONB-09, D-81)', async () => {
    const { version } = (await read()) as MerchantOnboarding;
    expect((await change({ active: true, version })).body.payload).toBe(true);
    expect(await read()).toMatchObject({ active: true, version: version + 1 });
    const last = await staff.server.db
      .selectFrom('audit_log')
      .select(['action', 'old_values', 'new_values'])
      .where('entity', '=', 'merchant_onboarding')
      .where('entity_id', '=', String(first.id))
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(last).toEqual([
      { action: 'merchant_onboarding_activated', old_values: { active: false }, new_values: { active: true } },
    ]);
  });
});

describe('the image of a banner of the merchant app’s first start', () => {
  it('must be there when it is added, and is replaced with its file (MONB-08, MONB-15)', async () => {
    expect(await fault({ img: undefined })).toEqual([400, ['img required']]);
    const before = (await read())?.imgUrl;
    expect((await change({ img: fileOf(await photo()) })).status).toBe(200);
    const after = (await read())?.imgUrl;
    expect(after).not.toBe(before);
    await expect.poll(files).toEqual([after?.split('/').at(-1)]);
  });

  it('is a JPEG of at most 358,400 bytes, to the byte (MONB-16, D-76)', async () => {
    expect((await change({ img: fileOf(await jpegOf(358_400)) })).status).toBe(200);
    const { status, body } = await change({ img: fileOf(await jpegOf(358_401)) });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'img', code: 'file_size', message: 'Dosya boyutu en fazla 350 KB olmalıdır.' }],
    ]);
    const png = await pictureBytes('red');
    expect(await fault({ img: fileOf(png, 'a.png', 'image/png') })).toEqual([400, ['img file_type']]);
    expect(await fault({ img: fileOf(png) })).toEqual([422, ['img file_content']]);
    await expect.poll(files).toHaveLength(1);
  });
});

it('lists the banners in the order of the app, found by both texts (MONB-19, D-91)', async () => {
  const second = (await add({ title: 'Sıralanan', ordering: 7 })).body.payload as MerchantOnboarding;
  const third = (await add({ description: 'Sıralanan', ordering: 1 })).body.payload as MerchantOnboarding;
  const rows = async (input: object) =>
    (await staff.ask<Page<MerchantOnboardingRow>>(list, input)).body.payload?.items ?? [];
  expect((await rows({ search: 'siralanan' })).map(({ id }) => id)).toEqual([third.id, second.id]);
  const { id, title, description, ordering, active, imgUrl, version } = second;
  expect((await rows({})).at(-1)).toEqual({ id, title, description, ordering, active, imgUrl, version });
});
