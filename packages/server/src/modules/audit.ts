import type { Call, Db } from '../http/call';

export interface AuditEntry {
  /** Past-tense word, e.g. `venue_activated`. */
  action: string;
  entity?: string;
  entityId?: number | string;
  oldValues?: Record<string, unknown>;
  newValues?: Record<string, unknown>;
}

/** Whose change it is: a call, or a program that somebody runs on the machine, which has no caller, request and address. */
export type AuditOrigin = Pick<Call, 'now' | 'caller'> & { requestId: string | null; address: string | null };

const json = (values: Record<string, unknown> | undefined): string | null => (values ? JSON.stringify(values) : null);

const rowOf = (call: AuditOrigin, entry: AuditEntry) => ({
  at: call.now,
  actor_id: call.caller?.userId ?? null,
  session_id: call.caller?.sessionId ?? null,
  request_id: call.requestId,
  address: call.address,
  action: entry.action,
  entity: entry.entity ?? null,
  entity_id: entry.entityId === undefined ? null : String(entry.entityId),
  old_values: json(entry.oldValues),
  new_values: json(entry.newValues),
});

/** Rows that one statement writes. */
const partSize = 500;

/** Writes many changes of one call; to be called in their transaction. Values hold no password or token. */
export const writeAudits = async (trx: Db, call: AuditOrigin, entries: readonly AuditEntry[]): Promise<void> => {
  for (let at = 0; at < entries.length; at += partSize) {
    const rows = entries.slice(at, at + partSize).map((entry) => rowOf(call, entry));
    await trx.insertInto('audit_log').values(rows).execute();
  }
};

/** Writes who changed what; to be called in the transaction of the change. Values hold no password or token. */
export const writeAudit = (trx: Db, call: AuditOrigin, entry: AuditEntry): Promise<void> =>
  writeAudits(trx, call, [entry]);

/**
 * The fields that a change makes different, as its audit row keeps them; undefined when it changes nothing.
 *
 * @param files the files of the form that are other ones now, by whether there is one; an audit row holds no file
 */
export const changedValues = <T extends object>(
  before: T,
  after: { readonly [Name in keyof T]: T[Name] },
  files: Readonly<Record<string, boolean>> = {},
): Required<Pick<AuditEntry, 'oldValues' | 'newValues'>> | undefined => {
  const names = (Object.keys(before) as (keyof T)[]).filter((name) => before[name] !== after[name]);
  if (names.length === 0 && Object.keys(files).length === 0) return undefined;
  const pick = (values: T) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { oldValues: pick(before), newValues: { ...pick(after), ...files } };
};
