import type { Page, VenueRow } from '@telve/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, addCompany, addVenue } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
const companies: number[] = [];
const tokens: Record<'admin' | 'venue' | 'branch' | 'nowhere', string> = {
  admin: '',
  venue: '',
  branch: '',
  nowhere: '',
};
const venues: Record<string, number> = {};

beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  const { db } = server;
  for (const name of ['Çınar Kahve', 'Yıldız Gıda']) companies.push(await addCompany(db, name));
  const [own = 0, other = 0] = companies;
  const add = async (name: string, more: Partial<Parameters<typeof addVenue>[1]>) => {
    venues[name] = await addVenue(db, { name, companyId: own, ...more });
  };
  await add('Iğdır Şubesi', { code: 'TLV-1000' });
  await add('İstanbul %50 _A', { isOpen: false, isComingSoon: true, hasPlusPackage: true });
  await add('Kadıköy', { cityId: 34, districtId: 34_002, busyUntil: new Date('2026-03-10T10:30:00Z') });
  await add('Tatilde', { cityId: 6, freeUntil: '2026-03-12' });
  await add('Yabancı', { companyId: other, hasPlusPackage: true });
  await add('Geçmiş', { companyId: other, busyUntil: new Date('2026-03-10T08:00:00Z') });
  await addAccount(db, { email: 'admin@telve.example', role: 'PanelUser', firstName: 'İpek' });
  await addAccount(db, { email: 'venue@telve.example', role: 'PanelVenueUser', companyId: own });
  await addAccount(db, {
    email: 'branch@telve.example',
    role: 'PanelVenueUser',
    companyId: own,
    venueId: venues['Kadıköy'],
  });
  await addAccount(db, { email: 'nowhere@telve.example', role: 'PanelVenueUser' });
  for (const who of Object.keys(tokens) as (keyof typeof tokens)[]) {
    tokens[who] = (await server.signIn(`${who}@telve.example`)).accessToken;
  }
});
afterAll(() => server.close());

const list = async (query = '', token = tokens.admin): Promise<Page<VenueRow>> => {
  const { body } = await server.send<Page<VenueRow>>('GET', `/api/panel/venue/venue-list?${query}`, { token });
  if (!body.payload) throw new Error(JSON.stringify(body));
  return body.payload;
};
const names = async (query = '', token = tokens.admin) => (await list(query, token)).items.map((row) => row.venueName);

describe('the venue list', () => {
  it('holds every field of a row, the newest first (VEN-129, GEN-16)', async () => {
    const { items } = await list();
    expect(items.map((row) => row.id)).toEqual([...Object.values(venues)].sort((a, b) => b - a));
    expect(items.find((row) => row.venueName === 'Iğdır Şubesi')).toEqual({
      id: venues['Iğdır Şubesi'],
      venueName: 'Iğdır Şubesi',
      code: 'TLV-1000',
      url: null,
      companyId: companies[0],
      companyName: 'Çınar Kahve',
      companyIsActive: true,
      cityId: 34,
      cityName: 'İstanbul',
      districtId: 34_001,
      districtName: expect.any(String),
      hasPlusPackage: false,
      isOpen: true,
      isComingSoon: false,
      isBusy: false,
      busyEndTime: null,
      isFree: false,
      freeEndDate: null,
      version: 1,
    });
  });

  it('shows busy times in Istanbul and holidays, but none that are over (VEN-129)', async () => {
    const { items } = await list();
    const busy = Object.fromEntries(
      items.map((row) => [row.venueName, [row.isBusy, row.busyEndTime, row.isFree, row.freeEndDate]]),
    );
    expect(busy).toMatchObject({
      Kadıköy: [true, '13:30', false, null],
      Tatilde: [false, null, true, '2026-03-12'],
      Geçmiş: [false, null, false, null],
    });
  });

  it('pages and counts (GEN-08, GEN-14)', async () => {
    const { items, totalCount, totalPages } = await list('page=2&size=4');
    expect([items.length, totalCount, totalPages]).toEqual([2, 6, 2]);
    expect(await list('page=1000000&size=100')).toEqual({ items: [], totalCount: 6, totalPages: 1 });
    expect((await list('size=500')).items).toHaveLength(6);
  });

  it('searches name, code and company, folded (VEN-07)', async () => {
    expect(await names('search=IGDIR')).toEqual(['Iğdır Şubesi']);
    expect(await names('search=tlv-1000')).toEqual(['Iğdır Şubesi']);
    expect(await names('search=istanbul')).toEqual(['İstanbul %50 _A']);
    expect(await names('search=yildiz')).toEqual(['Geçmiş', 'Yabancı']);
    expect(await names(`search=${encodeURIComponent('Çınar'.normalize('NFD'))}`)).toHaveLength(4);
  });

  it.each([
    ['%', 1],
    ['%%', 0],
    ['_A', 1],
    ['__', 0],
    ['\\', 0],
    ["' or 1=1 --", 0],
  ])('takes %j in a search as that text (VEN-07)', async (search, count) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toHaveLength(count);
  });

  it('narrows by status, city, district, company and plan (VEN-08, VEN-09, VEN-10, VEN-11, VEN-12)', async () => {
    expect(await names('isActive=false')).toEqual(['İstanbul %50 _A']);
    expect(await names('filterByStatus=false')).toEqual(['İstanbul %50 _A']);
    expect(await names('cityId=6')).toEqual(['Tatilde']);
    expect(await names('cityId=34&districtId=34002')).toEqual(['Kadıköy']);
    expect(await names(`companyId=${companies[1]}`)).toEqual(['Geçmiş', 'Yabancı']);
    expect(await names('hasPlusPackage=true')).toEqual(['Yabancı', 'İstanbul %50 _A']);
    expect(await names('hasPlusPackage=false')).toHaveLength(4);
  });

  it('never shows another company, whatever the filters say (VEN-16, VEN-17, GEN-17)', async () => {
    const own = await list('', tokens.venue);
    expect(own.totalCount).toBe(4);
    expect(await list(`companyId=${companies[1]}`, tokens.venue)).toEqual(own);
    expect(await list('hasPlusPackage=true', tokens.venue)).toEqual(own);
    expect(await names('', tokens.branch)).toEqual(['Kadıköy']);
    expect(await names('', tokens.nowhere)).toEqual([]);
    expect(await names('search=yildiz', tokens.venue)).toEqual([]);
  });

  it('has totals that are the sum of its pages, for any filter and reader (GEN-14)', async () => {
    const filter = fc.record(
      {
        size: fc.integer({ min: 1, max: 7 }),
        search: fc.constantFrom('a', 'ta', 'şube', 'yıldız', '%'),
        isActive: fc.boolean(),
        hasPlusPackage: fc.boolean(),
        companyId: fc.constantFrom(...[1, 2, 3]),
      },
      { requiredKeys: ['size'] },
    );
    await fc.assert(
      fc.asyncProperty(filter, fc.constantFrom('admin', 'venue', 'branch'), async ({ size, ...filters }, who) => {
        const query = (page: number) =>
          new URLSearchParams(
            Object.entries({ ...filters, size, page }).map(([name, value]) => [name, String(value)]),
          ).toString();
        const token = tokens[who as 'admin'];
        const first = await list(query(1), token);
        const rest = await Promise.all(
          Array.from({ length: first.totalPages }, (_, page) => list(query(page + 1), token)),
        );
        const ids = rest.flatMap(({ items }) => items.map((row) => row.id));
        expect(new Set(ids).size).toBe(first.totalCount);
        expect(
          rest.flatMap(({ items }) => items).every((row) => who === 'admin' || row.companyId === companies[0]),
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'page=1&page=2',
    'search[]=x',
    'id[$gt]=1',
    '__proto__[x]=1',
    'size=1e9',
    'page=-1',
    'page=0',
    'page=NaN',
    'size=0x10',
    'cityId=%27%20or%201=1',
    'isActive=1',
    'companyId=1.5',
    'search=%00',
    `search=${'a'.repeat(201)}`,
  ])('refuses %s (GEN-08)', async (query) => {
    const { status, body } = await server.send('GET', `/api/panel/venue/venue-list?${query}`, { token: tokens.admin });
    expect([status, body.friendlyMessage?.code]).toEqual([400, 'validation_failed']);
  });
});

describe('the venue switch', () => {
  const setStatus = (venueId: number | undefined, status: boolean, token = tokens.admin) =>
    server.send('PUT', '/api/panel/venue/update-status', { token, body: { venueId, status } });
  const row = async (name: string) => (await list()).items.find((each) => each.venueName === name);

  it('turned on ends coming soon (VEN-88, VEN-86, VEN-137)', async () => {
    expect((await setStatus(venues['İstanbul %50 _A'], true)).body).toMatchObject({
      processStatus: 'Success',
      payload: true,
    });
    expect(await row('İstanbul %50 _A')).toMatchObject({ isOpen: true, isComingSoon: false, version: 2 });
  });

  it('turned off ends busy time and holiday (VEN-89, VEN-102)', async () => {
    await setStatus(venues['Kadıköy'], false);
    await setStatus(venues['Tatilde'], false);
    expect(await row('Kadıköy')).toMatchObject({ isOpen: false, isBusy: false, busyEndTime: null });
    expect(await row('Tatilde')).toMatchObject({ isOpen: false, isFree: false, freeEndDate: null });
    await setStatus(venues['Kadıköy'], true);
  });

  it('writes who did what, with old and new values, and nothing when nothing changes (VEN-137)', async () => {
    const audit = () =>
      server.db.selectFrom('audit_log').selectAll().where('entity', '=', 'venue').orderBy('id', 'desc').execute();
    const before = (await audit()).length;
    await setStatus(venues['Yabancı'], false);
    await setStatus(venues['Yabancı'], false);
    const [last, ...older] = await audit();
    expect(older).toHaveLength(before);
    expect(last).toMatchObject({
      action: 'venue_deactivated',
      entity_id: String(venues['Yabancı']),
      actor_id: expect.any(Number),
      old_values: { is_open: true },
      new_values: { is_open: false },
    });
  });

  it('of an unknown venue is 404 (VEN-150)', async () => {
    const { status, body } = await setStatus(99_999_999, true);
    expect([status, body.friendlyMessage?.code]).toEqual([404, 'venue_not_found']);
  });

  it('changes nothing else, whatever the body holds (VEN-137)', async () => {
    const before = await row('Geçmiş');
    const body = {
      venueId: venues['Geçmiş'],
      status: true,
      venueName: 'x',
      companyId: 1,
      id: 1,
      hasPlusPackage: true,
      role: 'PanelUser',
    };
    expect((await server.send('PUT', '/api/panel/venue/update-status', { token: tokens.admin, body })).status).toBe(
      200,
    );
    expect(await row('Geçmiş')).toEqual(before);
  });
});
