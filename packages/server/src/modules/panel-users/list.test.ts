import type { Choice, Page, PanelUserRow } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountFixture, addAccount } from '../../testing/fixtures';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
const ids: Record<string, number> = {};
const tokens: Record<string, string> = {};
const signIn = async (name: string) => {
  tokens[name] = (await world.server.signIn(`${name}@telve.example`)).accessToken;
};
const add = async (name: string, more: Omit<AccountFixture, 'email'>) => {
  ids[name] = await addAccount(world.server.db, { email: `${name}@telve.example`, ...more });
};
beforeAll(async () => {
  world = await startTwoCompanies();
  const { own, other } = world.companies;
  const { kadikoy, besiktas, foreign } = world.venues;
  for (const { id, email } of await world.server.db.selectFrom('panel_users').select(['id', 'email']).execute()) {
    ids[email.split('@')[0] ?? ''] = id;
  }
  await add('rapor', { role: 'PanelReportUser', companyId: own, firstName: 'Gülşen' });
  await add('sahil', { role: 'PanelVenueUser', companyId: own, venueId: besiktas, active: false });
  await add('moda', { role: 'PanelReportUser', companyId: own, venueId: kadikoy });
  await add('yabanci', { role: 'PanelVenueUser', companyId: other, venueId: foreign });
  // Data of older days: staff with a company.
  await add('merkez', { role: 'PanelUser', companyId: own });
  await add('aday', { role: 'AppliedMerchantUser', firstName: 'Işıl' });
  await add('ikinci', { role: 'PanelUser' });
  for (const name of ['rapor', 'aday']) await signIn(name);
}, 60_000);
afterAll(() => world.server.close());

const base = '/api/panel/paneluser';
const list = async (query = '', who: Asker = 'admin'): Promise<Page<PanelUserRow>> => {
  const { body } = await world.ask<Page<PanelUserRow>>('GET', `${base}/panel-user-list?${query}`, who);
  if (!body.payload) throw new Error(JSON.stringify(body));
  return body.payload;
};
const names = async (query = '', who: Asker = 'admin') =>
  (await list(query, who)).items.map(({ email }) => email.split('@')[0]);
/** The newest first. */
const everybody = 'ikinci aday merkez yabanci moda sahil rapor nowhere branch venue admin'.split(' ');

describe('the list of panel users', () => {
  it('holds everybody for PanelUser, the newest first (PU-32, PU-04)', async () => {
    expect(await names('size=100')).toEqual(everybody);
  });

  it('says who somebody is, where they work and whether they are active (PU-11, PU-14, PU-16, PU-17, PU-18, PU-20)', async () => {
    const { items } = await list('size=100');
    expect(items.find(({ id }) => id === ids['sahil'])).toEqual({
      id: ids['sahil'],
      firstName: 'Ayşe',
      lastName: 'Işık',
      email: 'sahil@telve.example',
      role: 'PanelVenueUser',
      companyId: world.companies.own,
      companyName: 'Çınar Kahve',
      venueId: world.venues.besiktas,
      venueName: 'Beşiktaş',
      allVenue: false,
      active: false,
      version: 1,
    });
    expect(items.find(({ id }) => id === ids['rapor'])).toMatchObject({ venueId: 0, venueName: null, allVenue: true });
    expect(items.find(({ id }) => id === ids['admin'])).toMatchObject({ companyId: null, companyName: null });
  });

  it('comes in pages of ten unless asked otherwise, and counts all (PU-07, PU-32)', async () => {
    expect(await names()).toEqual(everybody.slice(0, 10));
    expect(await names('page=2')).toEqual(['admin']);
    expect(await names('page=2&size=4')).toEqual(everybody.slice(4, 8));
    expect(await list('page=2&size=4')).toMatchObject({ totalCount: 11, totalPages: 3 });
    expect(await list('page=4&size=4')).toEqual({ items: [], totalCount: 11, totalPages: 3 });
    expect((await world.ask('GET', `${base}/panel-user-list?page=0`)).status).toBe(400);
  });

  it('searches names and e-mails, folded, wildcards as ordinary signs (PU-06, PU-32)', async () => {
    expect(await names('search=GULSEN')).toEqual(['rapor']);
    expect(await names(`search=${encodeURIComponent('gülşen ışık'.normalize('NFD'))}`)).toEqual(['rapor']);
    expect(await names(`search=${encodeURIComponent('ışıl')}`)).toEqual(['aday']);
    expect(await names('search=merkez@')).toEqual(['merkez']);
    expect(await list('search=isik&page=2')).toMatchObject({
      totalCount: 11,
      totalPages: 2,
      items: [{ id: ids['admin'] }],
    });
    for (const wildcard of ['%25%25', '__', '%5C%5C']) expect(await names(`search=${wildcard}`)).toEqual([]);
  });

  it('shows a company its own accounts only, and none of staff (PU-04)', async () => {
    expect(await names('', 'venue')).toEqual(['moda', 'sahil', 'rapor', 'branch', 'venue']);
    expect((await list('', 'venue')).totalCount).toBe(5);
    expect(await names('search=yabanci', 'venue')).toEqual([]);
    expect(await names('search=merkez', 'venue')).toEqual([]);
  });

  it('shows somebody who is bound to one venue that venue’s accounts only, and no company none at all (PU-04)', async () => {
    expect(await names('', 'branch')).toEqual(['moda', 'branch']);
    expect(await list('', 'nowhere')).toEqual({ items: [], totalCount: 0, totalPages: 0 });
  });

  it('cannot be widened by naming another company, venue or role (PU-04)', async () => {
    for (const query of [`companyId=${world.companies.other}`, 'venueId=0', 'role=PanelUser']) {
      const { status, body } = await world.ask('GET', `${base}/panel-user-list?${query}`, 'branch');
      expect([status, body.payload]).toEqual([400, null]);
    }
  });

  it('shows a change at once (PU-20, PU-32)', async () => {
    const activeOf = async () => (await list('', 'venue')).items.find(({ id }) => id === ids['moda'])?.active;
    const turn = (active: boolean) =>
      world.ask('PUT', `${base}/panel-user-active-update`, 'admin', { id: ids['moda'], active });
    expect(await activeOf()).toBe(true);
    await turn(false);
    expect(await activeOf()).toBe(false);
    await turn(true);
    expect(await activeOf()).toBe(true);
  });

  it('is closed to reporting users and applicants (PU-04)', async () => {
    const as = (token: string | undefined) =>
      world.server.send('GET', `${base}/panel-user-list`, token === undefined ? {} : { token });
    expect((await as(tokens['rapor'])).status).toBe(403);
    expect((await as(tokens['aday'])).status).toBe(403);
    expect((await as(undefined)).status).toBe(401);
    expect((await as(world.tokens.venue)).status).toBe(200);
  });
});

describe('one panel user', () => {
  const detail = (id: number | string | undefined, token = world.tokens.admin) =>
    world.server.send<PanelUserRow>('GET', `${base}/panel-user/${id}`, { token });

  it('is the row of the list (PU-31, PU-11, PU-12, PU-13, PU-14, PU-16, PU-19)', async () => {
    for (const row of (await list('size=100')).items) expect((await detail(row.id)).body.payload).toEqual(row);
  });

  it('tells no secret of an account (PU-31)', async () => {
    const { text } = await detail(ids['venue']);
    for (const secret of ['argon2', 'password', 'token', 'folded']) expect(text.toLowerCase()).not.toContain(secret);
  });

  it('is the own account for everybody else, and every other as unknown as one that never was (PU-31, PU-05)', async () => {
    const others: [string, string | undefined][] = [
      ['venue', world.tokens.venue],
      ['branch', world.tokens.branch],
      ['rapor', tokens['rapor']],
      ['aday', tokens['aday']],
    ];
    const unknown = (await detail(99_999_999)).body.friendlyMessage;
    for (const [name, token] of others) {
      expect((await detail(ids[name], token)).body.payload?.email).toBe(`${name}@telve.example`);
      for (const hidden of ['admin', 'sahil', 'yabanci']) {
        const { status, body } = await detail(ids[hidden], token);
        expect([name, hidden, status, body.friendlyMessage]).toEqual([name, hidden, 404, unknown]);
      }
    }
    expect((await detail('abc')).status).toBe(400);
  });
});

describe('the venues of a panel user', () => {
  const venues = (id: number | undefined, token = world.tokens.admin) =>
    world.server.send<Choice[]>('GET', `${base}/get-panel-user-venues/${id}`, { token });
  const venueNames = async (name: string, token = world.tokens.admin) =>
    (await venues(ids[name], token)).body.payload?.map((venue) => venue.name);

  it('are all of the company, or the one it is bound to, in Turkish order (PU-36)', async () => {
    expect(await venueNames('venue')).toEqual(['Beşiktaş', 'Kadıköy']);
    expect(await venueNames('branch')).toEqual(['Kadıköy']);
    expect((await venues(ids['branch'])).body.payload).toEqual([{ id: world.venues.kadikoy, name: 'Kadıköy' }]);
    expect(await venueNames('yabanci')).toEqual(['Yabancı']);
    expect(await venueNames('nowhere')).toEqual([]);
  });

  it('are every venue for staff, with or without a company (PU-36)', async () => {
    const all = ['Beşiktaş', 'Kadıköy', 'Yabancı'];
    expect([await venueNames('admin'), await venueNames('merkez')]).toEqual([all, all]);
  });

  it('are told a PanelVenueUser of the own account only, and nobody else (PU-36, PU-04)', async () => {
    expect(await venueNames('venue', world.tokens.venue)).toEqual(['Beşiktaş', 'Kadıköy']);
    for (const name of ['admin', 'branch', 'yabanci']) {
      expect([name, (await venues(ids[name], world.tokens.venue)).status]).toEqual([name, 404]);
    }
    expect((await venues(ids['rapor'], tokens['rapor'])).status).toBe(403);
    expect((await venues(ids['aday'], tokens['aday'])).status).toBe(403);
  });
});
