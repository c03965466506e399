import type { ActivityInput, ActivityPart } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, addMerchantUser } from '../../testing/fixtures';
import { type Asker, startTwoCompanies, type TwoCompanies } from '../../testing/twoCompanies';

let world: TwoCompanies;
let admin: number;
let second: number;
let barista: number;
beforeAll(async () => {
  world = await startTwoCompanies();
  const { db } = world.server;
  const { id } = await db
    .selectFrom('panel_users')
    .select('id')
    .where('email', '=', 'admin@telve.example')
    .executeTakeFirstOrThrow();
  admin = id;
  second = await addAccount(db, { email: 'second@telve.example', role: 'PanelUser', firstName: 'Çağla' });
  barista = await addMerchantUser(db, { email: 'barista@telve.example', waitingApproval: true });
}, 60_000);
afterAll(() => world.server.close());

type Question = Omit<ActivityInput, 'subject' | 'id'>;

const ask = (subject: string, id: number | string, query = '', who: Asker = 'admin') =>
  world.ask<ActivityPart>('GET', `/api/panel/activity/${subject}/${id}?${query}`, who);
const log = async (subject: string, id: number, question: Question = {}): Promise<ActivityPart> => {
  const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
  const { body } = await ask(subject, id, query.toString());
  if (!body.payload) throw new Error(JSON.stringify(body));
  return body.payload;
};

interface Noted {
  entity: string;
  entityId: number | string;
  action: string;
  actorId?: number | null;
  at?: string;
  before?: object;
  after?: object;
}

/** A row as this or older code wrote it. */
const note = ({ entity, entityId, action, actorId = admin, at = '2026-03-01T09:00:00Z', before, after }: Noted) =>
  world.server.db
    .insertInto('audit_log')
    .values({
      at,
      actor_id: actorId,
      request_id: 'a-request',
      address: '203.0.113.7',
      action,
      entity,
      entity_id: String(entityId),
      old_values: before ? JSON.stringify(before) : null,
      new_values: after ? JSON.stringify(after) : null,
    })
    .execute();

describe('the activity log', () => {
  it('tells who gave a merchant-app user what, by name, the newest first (GEN-17)', async () => {
    const place = { companyId: world.companies.own, venueId: world.venues.kadikoy };
    const update = (body: object) =>
      world.ask('PUT', '/api/panel/readeruser/merchant-user-update', 'admin', { id: barista, ...place, ...body });
    await update({ role: 'ReaderUser', active: true });
    await update({ role: 'ReaderUserVenueOwner', active: true, venueId: world.venues.besiktas });
    const { items, ...rest } = await log('merchant-user', barista);
    expect(rest).toEqual({
      next: null,
      totalCount: 2,
      subjectName: 'barista@telve.example',
      actors: [{ id: admin, name: 'İpek Işık' }],
    });
    const common = {
      id: expect.any(Number),
      at: world.server.clock.now().toISOString(),
      actorId: admin,
      actorName: 'İpek Işık',
      kind: 'changed',
      entity: 'merchant_app_user',
      entityId: String(barista),
      entityName: 'barista@telve.example',
    };
    expect(items).toEqual([
      {
        ...common,
        action: 'merchant_user_changed',
        changes: [
          { field: 'role', before: 'ReaderUser', after: 'ReaderUserVenueOwner' },
          { field: 'venueName', before: 'Kadıköy', after: 'Beşiktaş' },
        ],
      },
      {
        ...common,
        action: 'merchant_user_approved',
        changes: [
          { field: 'companyName', before: null, after: 'Çınar Kahve' },
          { field: 'venueName', before: null, after: 'Kadıköy' },
          { field: 'active', before: 'false', after: 'true' },
        ],
      },
    ]);
  });

  it('of a venue shows what its switch changed, under the names of the contract (GEN-17)', async () => {
    const { foreign } = world.venues;
    const state = { is_open: true, is_busy: true, busy_end_time: '2026-03-01T10:30:00.000Z', ever_activated: true };
    await note({
      entity: 'venue',
      entityId: foreign,
      action: 'venue_deactivated',
      before: state,
      after: { ...state, is_open: false, is_busy: false, busy_end_time: null },
    });
    expect(await log('venue', foreign)).toMatchObject({
      subjectName: 'Yabancı',
      items: [
        {
          kind: 'deactivated',
          entityName: 'Yabancı',
          changes: [
            { field: 'isOpen', before: 'true', after: 'false' },
            { field: 'isBusy', before: 'true', after: 'false' },
            { field: 'busyEndTime', before: '13:30', after: null },
          ],
        },
      ],
    });
  });

  it('of a panel user tells a venue by name, and all venues by a field of its own (GEN-17)', async () => {
    await note({
      entity: 'panel_user',
      entityId: second,
      action: 'panel_user_changed',
      before: { role: 'PanelUser', companyId: null, venueId: 0, allVenue: true },
      after: { role: 'PanelVenueUser', companyId: world.companies.own, venueId: world.venues.kadikoy, allVenue: false },
    });
    await note({
      entity: 'panel_user',
      entityId: second,
      action: 'panel_user_created',
      actorId: null,
      after: { role: 'PanelUser', venueId: 0, allVenue: true, by: 'npm run admin' },
    });
    const { items, subjectName } = await log('panel-user', second);
    expect(subjectName).toBe('Çağla Işık');
    expect(items).toMatchObject([
      { kind: 'created', actorId: null, actorName: null, entityName: 'Çağla Işık' },
      { kind: 'changed', actorName: 'İpek Işık' },
    ]);
    expect(items.map(({ changes }) => changes)).toEqual([
      [
        { field: 'role', before: null, after: 'PanelUser' },
        { field: 'allVenue', before: null, after: 'true' },
      ],
      [
        { field: 'role', before: 'PanelUser', after: 'PanelVenueUser' },
        { field: 'companyName', before: null, after: 'Çınar Kahve' },
        { field: 'venueName', before: null, after: 'Kadıköy' },
        { field: 'allVenue', before: 'true', after: 'false' },
      ],
    ]);
  });

  it('of an actor has everything the account did, sessions and older rows included (GEN-17)', async () => {
    const { id: period } = await world.server.db
      .insertInto('time_periods')
      .values({ minutes: 25 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows: Omit<Noted, 'actorId'>[] = [
      { entity: 'session', entityId: '00000000-0000-4000-8000-000000000000', action: 'session_ended' },
      { entity: 'panel_user', entityId: admin, action: 'temporary_password_sent' },
      {
        entity: 'time_period',
        entityId: period,
        action: 'time_period_created',
        after: { timePeriod: 25, active: true },
      },
      {
        entity: 'time_period',
        entityId: period,
        action: 'time_period_changed',
        before: { timePeriod: 25, active: true },
        after: { timePeriod: 25, active: false },
      },
      { entity: 'venue', entityId: world.venues.kadikoy, action: 'something_of_tomorrow', after: { unheard: 'x' } },
    ];
    for (const row of rows) await note({ ...row, actorId: second });
    const { items, ...rest } = await log('actor', second);
    expect(rest).toEqual({
      next: null,
      totalCount: 5,
      subjectName: 'Çağla Işık',
      actors: [{ id: second, name: 'Çağla Işık' }],
    });
    expect(items.map(({ kind, entityName, changes }) => [kind, entityName, changes])).toEqual([
      ['changed', 'Kadıköy', []],
      ['changed', '25', [{ field: 'active', before: 'true', after: 'false' }]],
      [
        'created',
        '25',
        [
          { field: 'active', before: null, after: 'true' },
          { field: 'timePeriod', before: null, after: '25' },
        ],
      ],
      ['password', 'İpek Işık', []],
      ['session', null, []],
    ]);
    for (const kind of ['changed', 'created', 'password', 'session'] as const) {
      const shown = items.filter((item) => item.kind === kind);
      expect(await log('actor', second, { kind })).toMatchObject({ items: shown, totalCount: shown.length });
    }
    expect(await log('actor', second, { kind: 'activated' })).toMatchObject({ items: [], totalCount: 0 });
  });

  it('comes in parts of fifty, each row once (GEN-14)', async () => {
    const { besiktas } = world.venues;
    for (let n = 0; n < 120; n += 1) {
      await note({ entity: 'venue', entityId: besiktas, action: 'venue_activated', actorId: n % 3 ? admin : second });
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    let before: number | undefined;
    do {
      const part = await log('venue', besiktas, before === undefined ? {} : { before });
      expect(part.totalCount).toBe(120);
      seen.push(...part.items.map(({ id }) => id));
      sizes.push(part.items.length);
      before = part.next ?? undefined;
    } while (before !== undefined);
    expect(sizes).toEqual([50, 50, 20]);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    const narrowed = await log('venue', besiktas, { actorId: second });
    expect(narrowed).toMatchObject({ totalCount: 40, next: null });
    // Turkish order, whatever the filters.
    expect(narrowed.actors.map(({ name }) => name)).toEqual(['Çağla Işık', 'İpek Işık']);
  });

  it('narrows by whole days of Istanbul, both included (GEN-17)', async () => {
    const { id } = await world.server.db
      .insertInto('companies')
      .values({ name: 'x', search: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = await addMerchantUser(world.server.db, { email: 'gunler@telve.example', companyId: id });
    for (const at of ['2026-02-28T20:59:59.999Z', '2026-02-28T21:00:00Z', '2026-03-01T20:59:59.999Z']) {
      await note({ entity: 'merchant_app_user', entityId: of, action: 'merchant_user_changed', at });
    }
    const days = async (query: string) => (await ask('merchant-user', of, query)).body.payload?.totalCount;
    expect(await days('startDate=01-03-2026&endDate=01-03-2026')).toBe(2);
    expect(await days('endDate=28-02-2026')).toBe(1);
    expect(await days('startDate=02-03-2026')).toBe(0);
    expect(await days('startDate=01-01-1900&endDate=31-12-9999')).toBe(3);
  });

  it('holds no password, token, hash or network address, whatever was written down (GEN-17)', async () => {
    const of = await addMerchantUser(world.server.db, { email: 'gizli@telve.example' });
    await note({
      entity: 'merchant_app_user',
      entityId: of,
      action: 'merchant_user_changed',
      before: { password_hash: 'secret-1', active: false },
      after: { password_hash: 'secret-2', token: 'secret-3', constructor: 'secret-4', active: true },
    });
    const { text, body } = await ask('merchant-user', of);
    expect(body.payload?.items[0]?.changes).toEqual([{ field: 'active', before: 'false', after: 'true' }]);
    for (const hidden of ['secret', '203.0.113.7', 'a-request', 'argon2']) expect(text).not.toContain(hidden);
  });

  it('of what is not there is 404 (GEN-17)', async () => {
    for (const [subject, id] of [
      ['venue', 99_999_999],
      ['panel-user', 99_999_999],
      ['merchant-user', 99_999_999],
      ['actor', 99_999_999],
      ['company', 1],
      ['constructor', 1],
    ] as const) {
      expect([subject, (await ask(subject, id)).status]).toEqual([subject, 404]);
    }
    expect((await ask('venue', 'abc')).status).toBe(400);
    expect((await ask('venue', world.venues.kadikoy, 'kind=x')).status).toBe(400);
  });

  it('is read by PanelUser only, and reading it leaves no row (GEN-17)', async () => {
    const rows = () => world.server.db.selectFrom('audit_log').select('id').execute();
    const before = (await rows()).length;
    for (const who of ['venue', 'branch', 'nowhere'] as const) {
      expect((await ask('venue', world.venues.kadikoy, '', who)).status).toBe(403);
    }
    expect((await ask('venue', world.venues.kadikoy)).status).toBe(200);
    expect((await rows()).length).toBe(before);
  });
});
