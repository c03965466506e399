import { type ActivityInput, type ActivityPart, type ActivityRow, activityEntries, type Role } from '@telve/api';
import { toIstanbul } from '@telve/locale';
import { type FakeClient, fakeClient, refusal, stub } from '@telve/testing';
import { actorRows, sampleRows } from './sample';

export interface ActivityClientOptions {
  /** The log of the record, the newest first. Default: one of a panel user. */
  rows?: readonly ActivityRow[];
  /** Rows a part. Default 50. */
  size?: number;
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

const matches = (row: ActivityRow, { actorId, kind, startDate = '', endDate = '9999' }: ActivityInput) => {
  const { date } = toIstanbul(row.at);
  return (
    (actorId ?? row.actorId) === row.actorId && (kind ?? row.kind) === row.kind && date >= startDate && date <= endDate
  );
};

const actorsOf = (rows: readonly ActivityRow[]) => [
  ...new Map(rows.map(({ actorId: id, actorName: name }) => [id, { id, name }])).values(),
];

/** A part of a log as the server answers it. */
export const partOf = (rows: readonly ActivityRow[], input: ActivityInput, size = 50): ActivityPart => {
  const found = rows.filter((row) => matches(row, input));
  const rest = found.filter(({ id }) => id < (input.before ?? Number.POSITIVE_INFINITY));
  const items = rest.slice(0, size);
  return {
    items,
    next: rest.length > size ? (items.at(-1)?.id ?? null) : null,
    totalCount: found.length,
    subjectName: input.subject === 'venue' ? 'Kırık Fincan Moda' : 'Çağla Yüksekdağ',
    actors: actorsOf(rows).filter((actor): actor is { id: number; name: string } => actor.id !== null),
  };
};

/** A client over logs in memory that filters and parts them as the server does; the record 99 does not exist. */
export const activityClient = ({ rows = sampleRows, size, roles }: ActivityClientOptions = {}): FakeClient =>
  fakeClient(
    [
      stub(activityEntries.list, (input) => {
        if (!Number.isInteger(input.id) || input.id === 99) throw refusal('not_found', { status: 404 });
        return partOf(input.subject === 'actor' ? actorRows : rows, input, size);
      }),
    ],
    { identity: '1', roles },
  );
