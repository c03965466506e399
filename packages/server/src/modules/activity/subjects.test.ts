import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Logs, type Noted, startLogs } from '../../testing/activityLogs';

let logs: Logs;
beforeAll(async () => {
  logs = await startLogs();
}, 60_000);
afterAll(() => logs.world.server.close());

describe('the activity log of a subject', () => {
  it('tells who gave a merchant-app user what, by name, the newest first (GEN-17)', async () => {
    const { world, admin, barista, log } = logs;
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
    const { world, log, note } = logs;
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
    const { world, second, log, note } = logs;
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
    const { world, admin, second, log, note } = logs;
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
});
