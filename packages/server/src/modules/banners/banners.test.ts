import { type Banner, bannerEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hostileLinks } from '../../testing/hostileLinks';
import { fileOf, photo } from '../../testing/jpegs';

let staff: Campaigns;
let img: File;
let imgEn: File;
beforeAll(async () => {
  staff = await startCampaigns();
  img = fileOf(await photo(654, 400));
  imgEn = fileOf(await photo(327, 200));
});
afterAll(() => staff.close());

const { create, update, detail, remove } = bannerEntries;
let place = 0;
const form = (more: object = {}) => {
  place += 1;
  return {
    ...{ title: 'Sezonun kahvesi', order: place, link: 'https://telve.example/sezon', linkText: 'İncele' },
    ...{ endDate: '2026-12-31', isActive: false, applicationType: 'MerchantApp' },
    ...more,
  };
};
const add = (more: object = {}, headers?: Record<string, string>) =>
  staff.ask<Banner>(create, form({ img, imgEn, ...more }), headers);
const made = async (more: object = {}) => (await add(more)).body.payload as Banner;
const read = async (id: number) => (await staff.ask<Banner>(detail, { id })).body.payload;
const fault = async (more: object) => {
  const { status, body } = await add(more);
  return [status, body.errors.map(({ field, code }) => `${field} ${code}`)];
};

describe('a banner', () => {
  it('is added with every field and both images, and read again (BAN-45, BAN-47, BAN-51, BAN-52, BAN-53, BAN-72, BAN-74, BAN-77, D-78)', async () => {
    const sent = form();
    const { body } = await staff.ask<Banner>(create, { ...sent, img, imgEn });
    const added = body.payload as Banner;
    expect(added).toEqual({
      ...sent,
      ...{ id: added.id, version: 1 },
      ...{ imgUrl: expect.stringMatching(/^\/media\/banners\/u-.+\.jpg$/), imgUrlEn: expect.stringMatching(/\.jpg$/) },
      img: { size: expect.any(Number), width: 654, height: 400 },
      imgEn: { size: expect.any(Number), width: 327, height: 200 },
    });
    expect(added.imgUrlEn).not.toBe(added.imgUrl);
    expect(await read(added.id)).toEqual(added);
    expect((await staff.ask(detail, { id: 999_999 })).status).toBe(404);
  });

  it('needs title, place, end and the Turkish image alone; it is on and of the consumer app (BAN-44, BAN-47, BAN-50, BAN-51, BAN-57, BAN-58, BAN-60, BAN-62, BAN-68)', async () => {
    place += 1;
    const bare = { title: 'Yalın', order: place, endDate: '2026-03-10' };
    const { body } = await staff.ask<Banner>(create, { ...bare, img });
    expect(body.payload).toMatchObject({
      ...bare,
      ...{ link: '', linkText: '', isActive: true, applicationType: 'UserApp', imgUrlEn: null, imgEn: null },
    });
    const empty = await staff.ask(create, {});
    expect(empty.body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      ...['title required', 'Ordering required', 'endDate required', 'img required'],
    ]);
    expect((await staff.ask(create, { ...form({ title: ' ' }), img })).body.errors).toMatchObject([
      { field: 'title', code: 'required' },
    ]);
  });

  it('keeps no text of a link that is not there, and no blanks around its title (BAN-47, BAN-48)', async () => {
    const added = await made({ title: '  Sade  kahve ', link: ' ', linkText: 'İncele' });
    expect(added).toMatchObject({ title: 'Sade kahve', link: '', linkText: '' });
  });

  it('has texts of at most 255 characters (BAN-45, BAN-61, BAN-65)', async () => {
    const link = `https://telve.example/${'a'.repeat(233)}`;
    expect((await add({ title: 'a'.repeat(255), link, linkText: 'a'.repeat(255) })).status).toBe(200);
    const long = { title: 'a'.repeat(256), link: `${link}a`, linkText: 'a'.repeat(256) };
    expect(await fault(long)).toEqual([400, ['title max_length', 'linkText max_length', 'Link max_length']]);
  });

  it('has no link without a text, and none that runs or leads nowhere (BAN-66, BAN-67, BAN-80, BAN-85, D-77)', async () => {
    expect(await fault({ linkText: '' })).toEqual([400, ['linkText link_with_parts']]);
    for (const link of [...hostileLinks, 'www.x.com']) {
      expect([link, ...(await fault({ link }))]).toEqual([link, 400, [expect.stringMatching(/^Link (?:link|type)$/)]]);
    }
    const added = await made();
    const { status, body } = await staff.ask(update, { id: added.id, link: 'www.telve.example' });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'Link', message: 'Link alanını kontrol edin' }]]);
  });

  it('ends today or later; an end that has passed may stay (BAN-49, BAN-57, D-80)', async () => {
    const { status, body } = await add({ endDate: '2026-03-09' });
    expect([status, body.friendlyMessage?.code, body.errors[0]?.field]).toEqual([400, 'check_end_date', 'endDate']);
    const { id, order } = await made({ endDate: '2026-03-10' });
    await staff.server.db.updateTable('banners').set({ end_date: '2026-01-05' }).where('id', '=', id).execute();
    const saved = await staff.ask(update, { ...form(), id, order, title: 'Biten', endDate: '2026-01-05' });
    expect([saved.status, saved.body.payload]).toEqual([200, true]);
    expect(await read(id)).toMatchObject({ title: 'Biten', endDate: '2026-01-05' });
    expect((await staff.ask(update, { id, endDate: '2026-01-06' })).body.friendlyMessage?.code).toBe('check_end_date');
    expect((await staff.ask(update, { id, endDate: '2026-03-10' })).status).toBe(200);
  });

  it('is changed by what is sent, as a form and as JSON; the images stay (BAN-71, BAN-75, BAN-77, D-80)', async () => {
    const added = await made();
    expect((await staff.ask(update, { id: added.id, version: 1, title: 'Yeni', isActive: true })).body.payload).toBe(
      true,
    );
    const path = `/api/panel/banner/${added.id}`;
    const body = { applicationType: 'UserApp', ordering: 4321 };
    expect((await staff.server.send('PUT', path, { token: staff.token, body })).body.payload).toBe(true);
    expect(await read(added.id)).toEqual({
      ...added,
      ...{ title: 'Yeni', isActive: true, applicationType: 'UserApp', order: 4321, version: 3 },
    });
    expect((await staff.ask(update, { id: added.id, title: 'Yeni' })).status).toBe(200);
    expect((await read(added.id))?.version).toBe(3);
    const stale = await staff.ask<{ current: Banner; changedBy: string }>(update, {
      id: added.id,
      version: 1,
      title: 'x',
    });
    expect([stale.status, stale.body.payload]).toMatchObject([
      409,
      { current: { version: 3 }, changedBy: 'İpek Işık' },
    ]);
    expect((await staff.ask(update, { id: 999_999, title: 'x' })).status).toBe(404);
  });

  it('is deleted: true, and false when it is not there (BAN-76, BAN-78, D-80)', async () => {
    const { id } = await made();
    expect((await staff.ask(remove, { id })).body).toMatchObject({ processStatus: 'Success', payload: true });
    expect((await staff.ask(remove, { id })).body).toMatchObject({ processStatus: 'Success', payload: false });
    expect((await staff.ask(detail, { id })).status).toBe(404);
  });

  it('leaves a trace of who did what (BAN-72, BAN-75, BAN-76)', async () => {
    const { id, order } = await made();
    await staff.ask(update, { id, title: 'Yeni', img });
    await staff.ask(update, { id, isActive: true });
    await staff.ask(remove, { id });
    const rows = await staff.server.db
      .selectFrom('audit_log')
      .select(['action', 'old_values', 'new_values'])
      .where('entity', '=', 'banner')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'banner_created', old_values: null, new_values: form({ order }) },
      {
        action: 'banner_changed',
        old_values: { title: 'Sezonun kahvesi' },
        new_values: { title: 'Yeni', img: true },
      },
      { action: 'banner_activated', old_values: { isActive: false }, new_values: { isActive: true } },
      { action: 'banner_removed', old_values: form({ order, title: 'Yeni', isActive: true }), new_values: null },
    ]);
  });
});
