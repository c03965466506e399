import type { VersionConflict } from '@telve/api';
import type { Db } from '../http/call';
import { Refusal } from '../http/errors';

/**
 * Who changed a record last and when, counting `actions` only: what else happened to it, such as a mailed password,
 * raised no version. The name is null when it was not a person.
 */
export const lastChange = async (
  db: Db,
  entity: string,
  id: number,
  actions: readonly string[],
): Promise<{ by: string | null; at: Date } | undefined> => {
  const row = await db
    .selectFrom('audit_log')
    .leftJoin('panel_users', 'panel_users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'first_name', 'last_name'])
    .where('audit_log.entity', '=', entity)
    .where('audit_log.entity_id', '=', String(id))
    .where('audit_log.action', 'in', actions)
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return { by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`, at: row.at };
};

/** Records whose changes are counted by a version. */
export interface Versioned {
  /** Their name in the audit log. */
  entity: string;
  /** What raises the version. */
  actions: readonly string[];
}

/** Actions of a record that is added, changed, and turned on and off; each raises its version. */
export const recordActions = (entity: string): readonly string[] =>
  ['created', 'changed', 'activated', 'deactivated'].map((done) => `${entity}_${done}`);

/**
 * What a change is called: turning on or off where that is all of it.
 *
 * @param flag name of the field that says whether the record is on
 */
export const changeAction = (
  entity: string,
  { newValues }: { newValues: Record<string, unknown> },
  flag = 'active',
): string => {
  if (Object.keys(newValues).join() !== flag) return `${entity}_changed`;
  return newValues[flag] ? `${entity}_activated` : `${entity}_deactivated`;
};

/**
 * The refusal of a stale version: carries the stored record, and who changed it when.
 *
 * @param updatedAt told where the audit log has no change of the record
 * @param named false: the caller is not told who changed it
 */
export const versionConflict = async <Row extends { id: number }>(
  db: Db,
  { entity, actions }: Versioned,
  current: Row,
  updatedAt: Date,
  named = true,
): Promise<Refusal> => {
  const last = await lastChange(db, entity, current.id, actions);
  const payload: VersionConflict<Row> = {
    current,
    changedBy: named ? (last?.by ?? null) : null,
    changedAt: (last?.at ?? updatedAt).toISOString(),
  };
  return new Refusal('version_conflict', { payload });
};

/**
 * Refuses to overwrite what the caller has not seen. A call without a version overwrites: the last write wins.
 *
 * @param seen version the caller's change began with
 * @param stored the locked record
 * @param current the record as the contract has it
 * @throws Refusal `version_conflict` with the stored record, and who changed it when
 */
export const expectVersion = async <Row extends { id: number }>(
  db: Db,
  versioned: Versioned,
  seen: number | undefined,
  stored: { version: number; updated_at: Date },
  current: () => Row | Promise<Row>,
): Promise<void> => {
  if (seen === undefined || seen === stored.version) return;
  throw await versionConflict(db, versioned, await current(), stored.updated_at);
};
