import { type AccessLogInput, type AccessLogPage, accessLogEntries, endUserEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWatched, type Watched } from '../../testing/accessLog';
import { addAccount } from '../../testing/fixtures';
import { addEndUser } from '../../testing/members';
import { addApplication } from '../../testing/merchantApplications';
import { openWorkbook } from '../../testing/openWorkbook';

let world: Watched;
let ids: Record<'admin' | 'other' | 'erased' | 'member' | 'gone' | 'application', number>;
const idOf = async (email: string): Promise<number> =>
  (await world.db.selectFrom('panel_users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  world = await startWatched();
  const { db } = world;
  const erased = await addAccount(db, { email: 'eski@telve.example', role: 'PanelUser', active: false });
  const standIn = { first_name: 'Silinmiş', last_name: 'kullanıcı', erased_at: new Date() };
  await db.updateTable('panel_users').set(standIn).where('id', '=', erased).execute();
  const nobody = { first_name: '', last_name: '', email: '', phone: '', erased_at: new Date() };
  ids = {
    ...{ admin: await idOf('admin@telve.example'), other: await idOf('deniz@telve.example'), erased },
    ...{ member: await addEndUser(db, { id: 40_217 }), gone: await addEndUser(db, { id: 38_804, ...nobody }) },
    application: await addApplication(db, { email: 'cinar@ornek.example' }),
  };
  const row = (at: string, actor: number, subject_id: number, action: 'viewed' | 'not_found' | 'document_viewed') => ({
    ...{ at, actor_id: actor, request_id: `r-${at}`, call: 'x', subject_id, action },
    subject: subject_id === ids.application ? ('application' as const) : ('end_user' as const),
  });
  await db
    .insertInto('access_log')
    .values([
      row('2026-02-27T20:59:59Z', ids.admin, ids.member, 'viewed'),
      row('2026-02-27T21:00:00Z', ids.erased, ids.member, 'viewed'),
      row('2026-02-28T20:59:59Z', ids.other, ids.gone, 'viewed'),
      row('2026-02-28T21:00:00Z', ids.other, 402_170, 'not_found'),
      row('2026-03-01T09:00:00Z', ids.admin, ids.application, 'document_viewed'),
    ])
    .execute();
  const all = { at: '2026-03-02T09:00:00Z', actor_id: ids.admin, request_id: 'r-all', call: 'x' };
  await db
    .insertInto('access_log')
    .values({ ...all, subject: 'applications', action: 'exported' })
    .execute();
}, 60_000);
afterAll(() => world.close());

const list = async (input: AccessLogInput = {}): Promise<AccessLogPage> => {
  const { body, text } = await world.call<AccessLogPage>(accessLogEntries.list, input);
  if (!body.payload) throw new Error(text);
  return body.payload;
};

describe('the list of accesses', () => {
  it('is the newest first, with the names of today and none of whoever was erased (SUP-17, SUP-20)', async () => {
    const { items, totalCount } = await list();
    expect(totalCount).toBe(6);
    expect(
      items.map(({ actorName, subject, subjectId, subjectName }) => [actorName, subject, subjectId, subjectName]),
    ).toEqual([
      ['İpek Işık', 'applications', null, null],
      ['İpek Işık', 'application', ids.application, 'Şükrü Çağ'],
      ['Deniz Işık', 'end_user', 402_170, null],
      ['Deniz Işık', 'end_user', 38_804, null],
      ['Silinmiş kullanıcı', 'end_user', 40_217, 'Zeynep Ünlütürk'],
      ['İpek Işık', 'end_user', 40_217, 'Zeynep Ünlütürk'],
    ]);
    expect(items.at(-1)).toEqual({
      ...{ id: expect.any(Number), at: '2026-02-27T20:59:59.000Z', actorId: ids.admin, actorName: 'İpek Işık' },
      ...{ subject: 'end_user', subjectId: 40_217, subjectName: 'Zeynep Ünlütürk', action: 'viewed' },
      requestId: 'r-2026-02-27T20:59:59Z',
    });
  });

  it('is narrowed by person, action, the whole id and days in Istanbul (SUP-17)', async () => {
    const count = async (input: AccessLogInput) => (await list(input)).totalCount;
    expect([await count({ actorId: ids.other }), await count({ action: 'viewed' })]).toEqual([2, 3]);
    const searches = ['40217', ' 40217 ', '4021', '402170', 'Zeynep', '9999999999', '99999999999999'];
    const found: number[] = [];
    for (const search of searches) found.push(await count({ search }));
    expect(found).toEqual([2, 2, 0, 1, 0, 0, 0]);
    expect(await count({ startDate: '2026-02-28', endDate: '2026-02-28' })).toBe(2);
    expect(await count({ startDate: '2026-03-01' })).toBe(3);
    expect(await count({ endDate: '2026-02-27' })).toBe(1);
    expect(await count({ search: '40217', actorId: ids.admin, action: 'viewed', startDate: '2026-02-28' })).toBe(0);
  });

  it('comes in pages, each with everybody who is in the log (GEN-09)', async () => {
    const page = await list({ page: 2, size: 4 });
    expect([page.items.length, page.totalCount, page.totalPages]).toEqual([2, 6, 2]);
    const actors = [
      { id: ids.other, name: 'Deniz Işık' },
      { id: ids.admin, name: 'İpek Işık' },
      { id: ids.erased, name: 'Silinmiş kullanıcı' },
    ];
    expect(page.actors).toEqual(actors);
    expect((await list({ actorId: ids.other })).actors).toEqual(actors);
    expect((await list({ page: 9 })).items).toEqual([]);
  });

  it('and its export are for staff alone, and leave no row themselves (GEN-17)', async () => {
    const applicant = await world.signIn('aday@telve.example');
    await world.rows();
    for (const entry of [accessLogEntries.list, accessLogEntries.exportRows]) {
      expect((await world.call(entry, {}, applicant)).status).toBe(403);
      expect((await world.call(entry, {})).status).toBe(200);
    }
    expect(await world.rows()).toEqual([]);
  });
});

describe('the export of the access log', () => {
  const download = async (query = '') => {
    const url = `${world.server.url}${accessLogEntries.exportRows.path}?${query}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${world.admin}` } });
    const { cells } = await openWorkbook(await answer.arrayBuffer());
    return { answer, rows: cells('Erişim kaydı'), about: Object.fromEntries(cells('Bilgi')) };
  };

  it('has the rows of the list, and people as numbers: a file outlives an erasure (D-88)', async () => {
    const { answer, rows } = await download();
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Erişim kaydı_10-03-2026.xlsx',
    );
    expect(rows).toEqual([
      ['Zaman', 'Kim', 'Kullanıcı no', 'Kimin verisi', 'Üye veya başvuru no', 'İşlem', 'İstek no'],
      ['02.03.2026 12:00', 'İpek Işık', ids.admin, 'Başvuru listesi', undefined, 'Dışa aktardı', 'r-all'],
      ...[expect.arrayContaining([ids.application, 'Belgesini görüntüledi'])],
      ...[expect.arrayContaining([402_170, 'Aradı, bulunamadı'])],
      ...[expect.arrayContaining([38_804]), expect.arrayContaining(['Silinmiş kullanıcı', 40_217, 'Görüntüledi'])],
      expect.arrayContaining(['İpek Işık', 40_217]),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Zeynep|Şükrü/);
  });

  it('holds what the filters let through, and says which they were (D-88)', async () => {
    const { rows, about } = await download(`actorId=${ids.other}&startDate=01-03-2026`);
    expect(rows).toHaveLength(2);
    expect(about).toMatchObject({ Kim: 'Deniz Işık', 'Başlangıç tarihi': '01.03.2026', 'Satır sayısı': 1 });
  });
});

it('a member who is viewed is in the list at once (SUP-17)', async () => {
  await world.ask(endUserEntries.detail, { id: ids.member });
  expect((await list()).items[0]).toMatchObject({ subjectId: 40_217, action: 'viewed', actorId: ids.admin });
});
