import { type Onboarding, type OnboardingRow, onboardingEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animationFile } from '../../testing/animations';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { hostileLinks } from '../../testing/hostileLinks';
import { fileOf, photo } from '../../testing/jpegs';

let staff: Campaigns;
let img: File;
beforeAll(async () => {
  staff = await startCampaigns();
  img = fileOf(await photo(296, 269));
});
afterAll(() => staff.close());

const { create, update, list, detail, remove } = onboardingEntries;
const form = (more: object = {}) => ({
  ...{ title: 'Yakınındaki kahveci', description: 'Haritada bul,\nyürü, iç.' },
  ...{ link: '/map', linkText: 'Haritayı aç', ordering: 3, active: false },
  ...more,
});
const add = (more: object = {}) => staff.ask<Onboarding>(create, form({ img, ...more }));
const made = async (more: object = {}) => (await add(more)).body.payload as Onboarding;
const read = async (id: number) => (await staff.ask<Onboarding>(detail, { id })).body.payload;
const fault = async (more: object) => {
  const { status, body } = await add(more);
  return [status, body.errors.map(({ field, code }) => `${field} ${code}`)];
};
const audits = async (id: number) =>
  staff.server.db
    .selectFrom('audit_log')
    .select(['action', 'old_values', 'new_values'])
    .where('entity', '=', 'onboarding')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a screen of the consumer app’s first start', () => {
  it('is added with every field, image and animation, and read again (CONB-10, CONB-11, CONB-12, CONB-25, CONB-26)', async () => {
    const added = await made({ animation: animationFile() });
    expect(added).toEqual({
      ...form(),
      ...{ id: added.id, version: 1, imgUrl: expect.stringMatching(/^\/media\/onboardings\/u-.+\.jpg$/) },
      img: { size: expect.any(Number), width: 296, height: 269 },
      animationUrl: expect.stringMatching(/^\/media\/onboardings\/u-.+\.json$/),
      animation: { size: expect.any(Number), format: '5.12.1', seconds: 3 },
    });
    expect(await read(added.id)).toEqual(added);
    expect((await staff.ask(detail, { id: 999_999 })).status).toBe(404);
  });

  it('needs its texts and something to show alone; it is on and stands at 0 (CONB-10, CONB-13, CONB-21)', async () => {
    const bare = { title: 'Hoş geldin', description: 'Kahven hazır' };
    const withImage = await staff.ask<Onboarding>(create, { ...bare, img });
    expect(withImage.body.payload).toMatchObject({
      ...bare,
      ...{ link: '', linkText: '', ordering: 0, active: true, animationUrl: null, animation: null },
    });
    const withAnimation = await staff.ask<Onboarding>(create, { ...bare, animation: animationFile() });
    expect(withAnimation.body.payload).toMatchObject({ imgUrl: null, img: null });
    const { status, body } = await staff.ask(create, bare);
    const message = 'Resim ve animasyon alanlarından en az bir tanesi doldurulmalıdır.';
    expect([status, body.errors]).toEqual([400, [{ field: 'img', code: 'image_or_animation', message }]]);
  });

  it('has texts that are not blank, of at most 255 characters (CONB-15, CONB-16, CONB-17, CONB-18, CONB-19)', async () => {
    expect(await fault({ title: '', description: ' ' })).toEqual([400, ['title required', 'description required']]);
    expect(await fault({ title: ' ', description: '' })).toEqual([400, ['title required', 'description required']]);
    const long = { title: 'a'.repeat(256), description: 'a'.repeat(256), linkText: 'a'.repeat(256) };
    expect(await fault(long)).toEqual([400, ['title max_length', 'description max_length', 'linkText max_length']]);
    const { id } = await made();
    expect((await staff.ask(update, { id, title: ' ' })).body.errors).toMatchObject([{ field: 'title' }]);
  });

  it.each([
    [-1, 'min'],
    [1.5, 'integer'],
    ['ilk', 'type'],
    [1_000_001, 'max'],
  ])('has a whole number from 0 for its place, not %s (CONB-13, CONB-20)', async (ordering, code) => {
    expect(await fault({ ordering })).toEqual([400, [`ordering ${code}`]]);
  });

  it('has no link that runs or leads nowhere (CONB-10)', async () => {
    for (const link of hostileLinks) {
      expect([link, ...(await fault({ link }))]).toEqual([link, 400, [expect.stringMatching(/^link (?:link|type)$/)]]);
    }
    expect((await made({ link: 'https://telve.example/a' })).link).toBe('https://telve.example/a');
  });

  it('is changed by what is sent, its files stay, and a stale version is told (CONB-27, D-91)', async () => {
    const added = await made({ animation: animationFile() });
    expect((await staff.ask(update, { id: added.id, version: 1, title: 'Yeni' })).body.payload).toBe(true);
    expect(await read(added.id)).toEqual({ ...added, title: 'Yeni', version: 2 });
    const stale = await staff.ask<{ current: Onboarding }>(update, { id: added.id, version: 1, active: true });
    expect([stale.status, stale.body.payload]).toMatchObject([
      409,
      { current: { title: 'Yeni' }, changedBy: 'İpek Işık' },
    ]);
    expect((await staff.ask(update, { id: added.id, title: 'Yeni' })).status).toBe(200);
    expect((await read(added.id))?.version).toBe(2);
    expect((await staff.ask(update, { id: 999_999, title: 'x' })).status).toBe(404);
  });

  it('is switched on by the list with id, switch and version (CONB-14, CONB-27, D-81)', async () => {
    const { id, version } = await made();
    expect((await staff.ask(update, { id, active: true, version })).body.payload).toBe(true);
    expect(await read(id)).toMatchObject({ active: true, version: 2 });
    const { token, server } = staff;
    await server.send('PUT', update.path, { token, body: { id, active: false } });
    expect(await read(id)).toMatchObject({ active: false, version: 3 });
  });

  it('is removed, and leaves a trace of who did what (CONB-26, CONB-27, CONB-28, D-81)', async () => {
    const { id } = await made();
    await staff.ask(update, { id, title: 'Yeni', animation: animationFile() });
    await staff.ask(update, { id, active: true, removeImg: true });
    await staff.ask(update, { id, active: false });
    expect((await staff.ask(remove, { id })).body.payload).toBe(true);
    expect((await staff.ask(detail, { id })).status).toBe(404);
    expect((await staff.ask(remove, { id })).status).toBe(404);
    expect(await audits(id)).toEqual([
      { action: 'onboarding_created', old_values: null, new_values: form() },
      {
        action: 'onboarding_changed',
        old_values: { title: 'Yakınındaki kahveci' },
        new_values: { title: 'Yeni', animation: true },
      },
      { action: 'onboarding_changed', old_values: { active: false }, new_values: { active: true, img: false } },
      { action: 'onboarding_deactivated', old_values: { active: true }, new_values: { active: false } },
      { action: 'onboarding_removed', old_values: form({ title: 'Yeni' }), new_values: null },
    ]);
  });
});

it('lists the screens in the order of the app, 100 a page, found by both texts (CONB-02, CONB-05, CONB-24, D-91)', async () => {
  const last = await made({ title: 'Sıralanan', ordering: 9 });
  const first = await made({ title: 'Sıralanan', ordering: 2 });
  const second = await made({ description: 'Sıralanan', ordering: 9 });
  const { body } = await staff.ask<Page<OnboardingRow>>(list, { size: 100, search: 'siralanan' });
  expect(body.payload?.items.map(({ id }) => id)).toEqual([first.id, last.id, second.id]);
  const { id, title, description, ordering, active, imgUrl, animationUrl, version } = first;
  expect(body.payload?.items[0]).toEqual({ id, title, description, ordering, active, imgUrl, animationUrl, version });
});
