import type { MerchantUserRow, Page } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMerchantUser } from '../../testing/fixtures';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
const ids: Record<string, number> = {};
beforeAll(async () => {
  world = await startTwoCompanies();
  const { own, other } = world.companies;
  const { kadikoy, besiktas, foreign } = world.venues;
  const add = async (name: string, more: Partial<Parameters<typeof addMerchantUser>[1]>) => {
    ids[name] = await addMerchantUser(world.server.db, { email: `${name}@telve.example`, ...more });
  };
  await add('sahip', {
    role: 'ReaderUserVenueOwner',
    companyId: own,
    venueId: kadikoy,
    firstName: 'Işıl',
    lastName: 'Öztürk',
    // The last second of 28 February in Istanbul, and the first of 1 March.
    createdAt: new Date('2026-02-28T20:59:59.999Z'),
  });
  await add('barista', { companyId: own, venueId: besiktas, createdAt: new Date('2026-02-28T21:00:00Z') });
  await add('yabanci', { companyId: other, venueId: foreign, createdAt: new Date('2026-03-05T09:00:00Z') });
  await add('bekleyen', { waitingApproval: true, createdAt: new Date('2026-03-09T20:59:59.999Z') });
  await add('eski', { companyId: own, venueId: kadikoy, active: false, createdAt: new Date('2025-11-02T12:00:00Z') });
}, 60_000);
afterAll(() => world.server.close());

const path = '/api/panel/readeruser/merchant-user-list';
const list = async (query = '', who: Asker = 'admin'): Promise<Page<MerchantUserRow>> => {
  const { body } = await world.ask<Page<MerchantUserRow>>('GET', `${path}?${query}`, who);
  if (!body.payload) throw new Error(JSON.stringify(body));
  return body.payload;
};
const names = async (query = '', who: Asker = 'admin') =>
  (await list(query, who)).items.map(({ email }) => email.split('@')[0]);

describe('the list of merchant-app users', () => {
  it('holds id, e-mail, company, venue, role and state, the newest first (MU-11, MU-12, MU-13, MU-14, MU-15, MU-16)', async () => {
    const { items } = await list();
    expect(items.map(({ id }) => id)).toEqual(Object.values(ids).sort((a, b) => b - a));
    expect(items.at(-1)).toEqual({
      id: ids['sahip'],
      email: 'sahip@telve.example',
      role: 'ReaderUserVenueOwner',
      companyId: world.companies.own,
      venueId: world.venues.kadikoy,
      company: 'Çınar Kahve',
      department: 'Kadıköy',
      active: true,
      waitingApproval: false,
      createdAt: '2026-02-28T20:59:59.999Z',
      version: 1,
    });
    expect(items.find(({ waitingApproval }) => waitingApproval)).toMatchObject({
      companyId: null,
      venueId: null,
      company: null,
      department: null,
      active: false,
    });
  });

  it('pages, counts and takes all filters at once (MU-26)', async () => {
    expect(await list('page=2&size=2')).toMatchObject({
      items: [{ id: ids['yabanci'] }, { id: ids['barista'] }],
      totalCount: 5,
      totalPages: 3,
    });
    expect(await list('page=1000000&size=100')).toEqual({ items: [], totalCount: 5, totalPages: 1 });
    const all = 'page=1&size=10&search=bek&startDate=01-03-2026&endDate=09-03-2026&onlyWaitingApproval=true';
    expect(await names(all)).toEqual(['bekleyen']);
  });

  it('searches e-mail and names, folded, wildcards as ordinary signs (MU-26)', async () => {
    expect(await names('search=ISIL')).toEqual(['sahip']);
    expect(await names('search=ozturk')).toEqual(['sahip']);
    expect(await names(`search=${encodeURIComponent('Öztürk'.normalize('NFD'))}`)).toEqual(['sahip']);
    expect(await names('search=barista@')).toEqual(['barista']);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('search=__')).toEqual([]);
  });

  it('narrows by whole days of Istanbul, both included (MU-08, MU-09)', async () => {
    expect(await names('endDate=28-02-2026')).toEqual(['eski', 'sahip']);
    expect(await names('startDate=01-03-2026')).toEqual(['bekleyen', 'yabanci', 'barista']);
    expect(await names('startDate=28-02-2026&endDate=28-02-2026')).toEqual(['sahip']);
    expect(await names('startDate=01-03-2026&endDate=01-03-2026')).toEqual(['barista']);
    expect(await names('startDate=09-03-2026&endDate=09-03-2026')).toEqual(['bekleyen']);
    expect(await names('startDate=10-03-2026')).toEqual([]);
    expect(await names('startDate=02-03-2026&endDate=01-03-2026')).toEqual([]);
  });

  it('takes the first and the last day there is, and no day that is none (MU-08, MU-09)', async () => {
    expect(await names('startDate=01-01-1900&endDate=31-12-9999')).toHaveLength(5);
    for (const query of ['startDate=31-02-2026', 'endDate=2026', 'startDate=now()', 'endDate=']) {
      const { status } = await world.ask('GET', `${path}?${query}`);
      expect([query, status]).toEqual([query, query === 'endDate=' ? 200 : 400]);
    }
  });

  it('shows staff only those that wait, and all to whom the filter is not offered (MU-07, MU-10)', async () => {
    expect(await names('onlyWaitingApproval=true')).toEqual(['bekleyen']);
    expect(await names('onlyWaitingApproval=false')).toHaveLength(5);
    const own = await list('', 'venue');
    expect(own.totalCount).toBe(3);
    expect(await list('onlyWaitingApproval=true', 'venue')).toEqual(own);
  });

  it('shows a company its own, a venue its own, and nobody else anything (MU-04, MU-24)', async () => {
    expect(await names('', 'venue')).toEqual(['eski', 'barista', 'sahip']);
    expect(await names('', 'branch')).toEqual(['eski', 'sahip']);
    expect(await list('', 'nowhere')).toEqual({ items: [], totalCount: 0, totalPages: 0 });
    expect(await names('search=yabanci', 'venue')).toEqual([]);
  });
});

describe('one merchant-app user', () => {
  const detail = (id: number | string | undefined, who: Asker = 'admin') =>
    world.ask<MerchantUserRow>('GET', `/api/panel/readeruser/merchant-user/${id}`, who);

  it('is the row of the list (MU-27, MU-11, MU-12, MU-13, MU-15)', async () => {
    const { items } = await list();
    for (const row of items) expect((await detail(row.id)).body.payload).toEqual(row);
  });

  it('outside of the scope is as unknown as one that never was (MU-27)', async () => {
    expect((await detail(ids['barista'], 'venue')).status).toBe(200);
    expect((await detail(ids['sahip'], 'branch')).status).toBe(200);
    const hidden: [string, Asker][] = [
      ['yabanci', 'venue'],
      ['bekleyen', 'venue'],
      ['barista', 'branch'],
      ['sahip', 'nowhere'],
    ];
    const unknown = (await detail(99_999_999)).body.friendlyMessage;
    for (const [name, who] of hidden) {
      const { status, body } = await detail(ids[name], who);
      expect([name, status, body.friendlyMessage]).toEqual([name, 404, unknown]);
    }
    expect((await detail('abc')).status).toBe(400);
  });
});
