import { type HelpCategory, type HelpContent, type HelpContentRow, helpContentEntries, type Page } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { helpForm as form } from '../../testing/members';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { create, update, list, detail, setActive, setPriority, remove, categories } = helpContentEntries;
const add = (more: object = {}, headers?: Record<string, string>) =>
  staff.ask<HelpContent>(create, form(more), headers);
const made = async (more: object = {}) => (await add(more)).body.payload as HelpContent;
const read = async (id: number) => (await staff.ask<HelpContent>(detail, { id })).body.payload;
const rows = async (input: object = {}) =>
  (await staff.ask<Page<HelpContentRow>>(list, { size: 100, ...input })).body.payload?.items ?? [];
const faults = async (more: object) => {
  const { status, body } = await add(more);
  return [status, body.errors.map(({ field, code }) => `${field} ${code}`).sort()];
};

describe('a question of the help menu', () => {
  it('is added with all it has, and read again (HELP-11, HELP-12, HELP-13, HELP-26, HELP-27)', async () => {
    const added = await made();
    expect(added).toEqual({ ...form(), id: expect.any(Number), version: 1 });
    expect(await read(added.id)).toEqual(added);
    const { active, priority, ...least } = form();
    expect((await staff.ask<HelpContent>(create, least)).body.payload).toMatchObject({ active: true, priority: 0 });
    expect((await staff.ask(detail, { id: 999_999 })).status).toBe(404);
  });

  it('is changed with its id in the body, and counts its changes (HELP-30, D-82)', async () => {
    const added = await made();
    const change = form({ title: 'Siparişim nerede kaldı?', helpMenuId: 4, active: false, priority: 0 });
    expect((await staff.ask(update, { ...change, id: added.id, version: 1 })).body.payload).toBe(true);
    expect(await read(added.id)).toEqual({ ...change, id: added.id, version: 2 });
    const stale = await staff.ask<{ current: HelpContent; changedBy: string }>(update, {
      ...form({ id: added.id, version: 1 }),
    });
    expect([stale.status, stale.body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(stale.body.payload).toMatchObject({ current: { version: 2, priority: 0 }, changedBy: 'İpek Işık' });
    expect((await staff.ask(update, form({ id: added.id }))).status).toBe(200);
    expect((await staff.ask(update, form({ id: 999_999 }))).status).toBe(404);
  });

  it('is switched and moved from the list, the last one winning (HELP-15, HELP-16, HELP-28, HELP-29, D-91)', async () => {
    const { id } = await made();
    expect((await staff.ask(setActive, { id, active: false })).body.payload).toBe(true);
    expect((await staff.ask(setPriority, { id, priority: 44 })).body.payload).toBe(true);
    expect(await read(id)).toEqual({ ...form({ active: false, priority: 44 }), id, version: 3 });
    await staff.ask(setPriority, { id, priority: 44 });
    expect(await read(id)).toMatchObject({ version: 3 });
    const refused = await staff.ask(setPriority, { id, priority: -1 });
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([400, 'min']);
    expect((await staff.ask(setActive, { id: 999_999, active: true })).status).toBe(404);
    expect((await staff.ask(setPriority, { id: 999_999, priority: 1 })).status).toBe(404);
  });

  it('is deleted for good, once (HELP-31)', async () => {
    const { id } = await made();
    const answers = await Promise.all(Array.from({ length: 5 }, () => staff.ask(remove, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await rows()).not.toContainEqual(expect.objectContaining({ id }));
    const kept = staff.server.db.selectFrom('audit_log').select(['action', 'old_values']);
    const trail = await kept.where('entity', '=', 'help_content').where('entity_id', '=', String(id)).execute();
    expect(trail.map(({ action }) => action)).toEqual(['help_content_created', 'help_content_removed']);
    expect(trail[1]?.old_values).toEqual(form());
  });

  it('needs its four texts, in their lengths (HELP-17, HELP-18, HELP-19, HELP-20, HELP-21, HELP-22, HELP-23)', async () => {
    const names = ['description', 'descriptionEn', 'title', 'titleEn'];
    const all = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
    for (const empty of ['', ' \n', '\u200b']) {
      expect((await faults(all(empty)))[1]).toEqual(names.map((name) => `${name} required`));
    }
    expect(await faults(all('x'.repeat(10_001)))).toEqual([400, names.map((name) => `${name} max_length`)]);
    const [title, text] = ['ş'.repeat(120), 'ğ'.repeat(10_000)];
    expect((await add({ title, titleEn: title, description: text, descriptionEn: text })).status).toBe(200);
    expect((await faults({ title: 'x'.repeat(121), titleEn: 'x'.repeat(121) }))[1]).toHaveLength(2);
    expect(await faults({ priority: -1 })).toEqual([400, ['priority min']]);
    expect(await faults({ priority: 1.5 })).toEqual([400, ['priority integer']]);
  });

  it('stands in a category that is there (HELP-12, D-82)', async () => {
    const { status, body } = await add({ helpMenuId: 99 });
    expect([status, body.friendlyMessage?.message]).toEqual([404, 'Kategori bulunamadı.']);
    expect(body.errors).toMatchObject([{ field: 'helpMenuId', code: 'help_category_not_found' }]);
    const { id } = await made();
    expect((await staff.ask(update, form({ id, helpMenuId: 99 }))).body.errors).toHaveLength(1);
    expect(await faults({ helpMenuId: undefined })).toEqual([400, ['helpMenuId required']]);
    expect(await read(id)).toMatchObject({ helpMenuId: 2, version: 1 });
  });

  it('keeps markup as the plain text that it is (HELP-11)', async () => {
    const hostile = `<img src=x onerror="alert(1)"> & <style>*{}</style>\n\t&lt;b&gt; {{7*7}} 🫘 ‘%s’ \\u003c`;
    const { id } = await made({ description: hostile, descriptionEn: `<iframe srcdoc="${hostile}">` });
    const answer = await staff.ask<HelpContent>(detail, { id });
    expect(answer.body.payload).toMatchObject({ description: hostile, descriptionEn: `<iframe srcdoc="${hostile}">` });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

it('lists the questions in their order with their categories, without answers (HELP-02, HELP-03, HELP-24, D-91)', async () => {
  const last = await made({ title: 'Işığı kim kapatır?', priority: 900, helpMenuId: 6 });
  const first = await made({ title: 'IŞIK neden yanar?', priority: 20 });
  const second = await made({ title: 'Öteki', titleEn: 'What isik is', priority: 900 });
  const row = { title: 'IŞIK neden yanar?', helpMenuId: 2, helpMenuTitle: 'Sipariş', active: true, priority: 20 };
  const found = await rows({ search: 'ışık' });
  expect(found[0]).toEqual({ id: first.id, ...row });
  expect(found.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await rows({ search: 'isig' })).map(({ id }) => id)).toEqual([last.id]);
  const ids = (await rows()).map(({ id }) => id);
  expect(ids.indexOf(last.id)).toBeLessThan(ids.indexOf(second.id));
  const { body } = await staff.server.send<Page<HelpContentRow>>(
    'GET',
    '/api/panel/help-menu/content-list?pageNumber=2&pageSize=1&search=isik',
    { token: staff.token },
  );
  expect(body).toMatchObject({ payload: { items: [{ id: second.id }] }, totalCount: 2, totalPages: 2 });
});

it('offers the categories in Turkish order (HELP-14, HELP-25)', async () => {
  const { body } = await staff.ask<HelpCategory[]>(categories, {});
  expect(body.payload?.map(({ title }) => title)).toEqual([
    ...['Abonelik', 'Hesap', 'Kampanyalar', 'Mağazalar', 'Ödeme', 'Sipariş'],
  ]);
  expect(body.payload).toContainEqual({ id: 2, title: 'Sipariş' });
});
