import { createHash } from 'node:crypto';
import { type Entry, isUnsafe } from '@telve/api';
import type { Db } from './call';
import { Refusal } from './errors';
import { isUploadedFile } from './uploaded-file';

/** Hours an answer is kept for its repetitions, in milliseconds. */
const life = 24 * 60 * 60 * 1000;
const maxKeyLength = 255;

export interface Once {
  principal: string;
  key: string;
  fingerprint: string;
  now: Date;
}

/** What is kept of a finished answer: its status, and its serialised body or no more than the id of the record in it. */
export interface KeptAnswer {
  status: number;
  body: string | { record: number };
}

/**
 * True for calls whose answers may be kept: those that make something, and changes by a role. Never tokens; and no changes by
 * a form, whose files are looked at and stored first, which no transaction may wait for: sent again they store the same.
 */
export const keepsAnswers = (entry: Entry): boolean => {
  if (!isUnsafe(entry) || entry.kind === 'file' || entry.idempotent === false) return false;
  return entry.idempotent === true || (entry.kind !== 'multipart' && Array.isArray(entry.access));
};

/**
 * The Idempotency-Key of a request, if it carries one. Throws for one that is empty, too long, given twice or not of
 * printable ASCII: whoever sends a key counts on it.
 */
export const idempotencyKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header.length > maxKeyLength || !/^[\x21-\x7e]+$/.test(header)) {
    throw new Refusal('malformed_request', { fields: [{ field: 'Idempotency-Key', code: 'type' }] });
  }
  return header;
};

/** Keys in one order and files as their hash, so that a retried form with another boundary is the same request. */
const canonical = (value: unknown): unknown => {
  if (isUploadedFile(value)) return { sha256: value.sha256, name: value.name };
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, canonical(part)]),
  );
};

/** What makes two requests the same: method, path template and parsed input. */
export const fingerprintOf = (entry: Entry, input: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([entry.method, entry.path, canonical(input)]))
    .digest('hex');

const insertKey = async (trx: Db, { principal, key, fingerprint, now }: Once): Promise<boolean> => {
  const fresh = { fingerprint, expires_at: new Date(now.getTime() + life) };
  const row = await trx
    .insertInto('idempotency_keys')
    .values({ principal, key, created_at: now, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['principal', 'key']).doUpdateSet(fresh).where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '55P03';

/**
 * Takes the key for this transaction; false when its answer is already there. Waits for a request that holds it,
 * as long as the database lets a statement wait for a lock. Throws 409 when that request takes longer.
 */
const claim = async (trx: Db, once: Once): Promise<boolean> => {
  try {
    return await insertKey(trx, once);
  } catch (error) {
    // Only here: the locks that the call itself waits for are another matter.
    if (isLockTimeout(error)) throw new Refusal('idempotency_in_flight', { retryAfter: 1, cause: error });
    throw error;
  }
};

/** No answer begins like this: each is an envelope. */
const recordOnly = /^\{"record":(\d+)\}$/;

const readBody = (text: string): KeptAnswer['body'] => {
  const record = recordOnly.exec(text)?.[1];
  return record === undefined ? text : { record: Number(record) };
};

const kept = async (trx: Db, { principal, key, fingerprint }: Once): Promise<KeptAnswer> => {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status_code', 'response_body'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused');
  if (row?.status_code == null || row.response_body === null)
    throw new Refusal('idempotency_in_flight', { retryAfter: 1 });
  return { status: row.status_code, body: readBody(row.response_body) };
};

/**
 * Runs a call once per key. Effect and kept answer are committed together, so a crash leaves both or neither;
 * a refusal leaves nothing and may be repeated. `again` answers a repeated call from what was kept. Throws 422 for a key
 * of another request and 409 while it runs.
 */
export const answerOnce = <Answer>(
  db: Db,
  once: Once,
  run: (trx: Db) => Promise<{ answer: Answer; keep: KeptAnswer }>,
  again: (kept: KeptAnswer, trx: Db) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (trx) => {
    if (!(await claim(trx, once))) return again(await kept(trx, once), trx);
    const { answer, keep } = await run(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({
        status_code: keep.status,
        response_body: typeof keep.body === 'string' ? keep.body : JSON.stringify(keep.body),
      })
      .where('principal', '=', once.principal)
      .where('key', '=', once.key)
      .execute();
    return answer;
  });
