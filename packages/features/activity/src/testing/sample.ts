import type { ActivityRow } from '@telve/api';

/** Somebody who did something, as in the names of the rows. */
export const people = { nehir: { id: 1, name: 'Nehir Saraçgil' }, mert: { id: 2, name: 'Mert Karakoç' } } as const;

/** A venue that Nehir Saraçgil turned passive. */
export const activityRow = (part: Partial<ActivityRow> = {}): ActivityRow => ({
  id: 1,
  at: '2026-11-27T15:51:00Z',
  actorId: people.nehir.id,
  actorName: people.nehir.name,
  action: 'venue_deactivated',
  kind: 'deactivated',
  entity: 'venue',
  entityId: '7',
  entityName: 'Kırık Fincan Moda',
  changes: [],
  ...part,
});

const by = ({ id, name }: { id: number; name: string }) => ({ actorId: id, actorName: name });
const panelUser = { entity: 'panel_user', entityId: '5', entityName: 'Çağla Yüksekdağ' };

/** The log of a panel user, the newest first. */
export const sampleRows: readonly ActivityRow[] = [
  activityRow({
    id: 9,
    at: '2026-11-28T09:14:00Z',
    ...panelUser,
    action: 'panel_user_changed',
    kind: 'changed',
    changes: [
      { field: 'role', before: 'PanelVenueUser', after: 'PanelUser' },
      { field: 'companyName', before: 'Avlu Turizm A.Ş.', after: null },
      { field: 'allVenue', before: 'true', after: 'false' },
    ],
  }),
  activityRow({
    id: 8,
    at: '2026-11-28T06:02:00Z',
    actorId: null,
    actorName: null,
    ...panelUser,
    action: 'temporary_password_used',
    kind: 'password',
  }),
  activityRow({
    id: 7,
    at: '2026-11-27T20:59:00Z',
    ...by(people.mert),
    ...panelUser,
    action: 'panel_user_deactivated',
    kind: 'deactivated',
    changes: [{ field: 'active', before: 'true', after: 'false' }],
  }),
  activityRow({
    id: 4,
    at: '2026-11-21T07:24:00Z',
    ...panelUser,
    action: 'panel_user_created',
    kind: 'created',
    changes: [
      { field: 'email', before: null, after: 'cagla@telve.example' },
      { field: 'role', before: null, after: 'PanelVenueUser' },
    ],
  }),
];

/** What the same person did, elsewhere too. */
export const actorRows: readonly ActivityRow[] = [
  activityRow({ id: 12, actorId: 5, actorName: 'Çağla Yüksekdağ', at: '2026-11-28T08:00:00Z' }),
  activityRow({
    id: 11,
    actorId: 5,
    actorName: 'Çağla Yüksekdağ',
    at: '2026-11-27T08:00:00Z',
    action: 'merchant_user_approved',
    kind: 'changed',
    entity: 'merchant_app_user',
    entityId: '31',
    entityName: 'barista@ornek.example',
    changes: [{ field: 'companyName', before: null, after: 'Avlu Turizm A.Ş.' }],
  }),
];

/** So many rows, one for each hour before the 28th of November 2026, noon in Istanbul. */
export const manyRows = (count: number): ActivityRow[] =>
  Array.from({ length: count }, (_, index) =>
    activityRow({
      id: count - index,
      at: new Date(Date.UTC(2026, 10, 28, 9) - index * 3_600_000).toISOString(),
      ...by(index % 2 === 0 ? people.nehir : people.mert),
    }),
  );
