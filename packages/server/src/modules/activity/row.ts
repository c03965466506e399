import type { ActivityRow } from '@telve/api';
import type { Db } from '../../http/call';
import { mentionedIds, type PlaceNames, toChanges } from './changes';
import { kindOf } from './kinds';
import { isNamed, type Names, namesOf } from './names';
import type { LogRecord } from './repository';

/** Names of everything that some rows speak of. */
interface LogNames {
  actors: Names;
  entities: ReadonlyMap<string, Names>;
  places: PlaceNames;
}

const present = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

const entityIds = (records: readonly LogRecord[], entity: string): number[] =>
  records
    .filter((record) => record.entity === entity)
    .map((record) => Number(record.entity_id))
    .filter(Number.isSafeInteger);

const readNames = async (db: Db, records: readonly LogRecord[]): Promise<LogNames> => {
  const kinds = [...new Set(records.map(({ entity }) => entity ?? ''))].filter(isNamed);
  const read = async (kind: (typeof kinds)[number]) =>
    [kind, await namesOf(db, kind, entityIds(records, kind))] as const;
  const [actors, company, venue, ...entities] = await Promise.all([
    namesOf(db, 'panel_user', present(records.map(({ actor_id }) => actor_id))),
    namesOf(db, 'company', mentionedIds(records, 'company')),
    namesOf(db, 'venue', mentionedIds(records, 'venue')),
    ...kinds.map(read),
  ]);
  return { actors, places: { company, venue }, entities: new Map(entities) };
};

const toRow = (record: LogRecord, { actors, entities, places }: LogNames): ActivityRow => {
  const { id, at, actor_id: actorId, action, entity_id: entityId } = record;
  const entity = record.entity ?? '';
  return {
    id,
    at: at.toISOString(),
    actorId,
    actorName: actorId === null ? null : (actors.get(actorId) ?? null),
    action,
    kind: kindOf(action),
    entity,
    entityId,
    entityName: entities.get(entity)?.get(Number(entityId)) ?? null,
    changes: toChanges(record, places),
  };
};

/** Rows of the audit log as a log shows them, with the names that everything has today. */
export const toRows = async (db: Db, records: readonly LogRecord[]): Promise<ActivityRow[]> => {
  const names = await readNames(db, records);
  return records.map((record) => toRow(record, names));
};
