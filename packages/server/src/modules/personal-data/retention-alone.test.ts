import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultRetention, type RetainedKind } from '../../config/index';
import type { DatabaseHandle } from '../../db/types/handle';
import { deriveKeys } from '../../security/keys';
import { openTestDatabase } from '../../testing/database';
import { openTestDocuments, type TestDocuments } from '../../testing/documents';
import { addAccount } from '../../testing/fixtures';
import { addApplication } from '../../testing/merchantApplications';
import { applyRetention } from './retention';

const start = new Date('2010-01-01T00:00:00Z');
/** Past every period. */
const now = new Date('2025-01-01T00:00:00Z');

let handle: DatabaseHandle;
let store: TestDocuments;
let user: number;
beforeAll(async () => {
  handle = await openTestDatabase();
  store = await openTestDocuments();
  user = await addAccount(handle.db, { email: 'oturum@telve.example', role: 'PanelUser' });
});
afterAll(async () => {
  await store.close();
  await handle.close();
});

const images = { read: async () => undefined, write: async () => {}, remove: async () => {}, list: async () => [] };
const run = (retention: typeof defaultRetention) =>
  applyRetention(
    handle.db,
    {
      retention,
      key: deriveKeys('a secret of the tests that is long enough').erasure,
      documents: store.documents,
      images,
    },
    now,
  );

const kinds = Object.keys(defaultRetention) as RetainedKind[];

/** What is past its period, of each kind. */
const addOld = async (): Promise<void> => {
  const { db } = handle;
  const access = { actor_id: 1, request_id: 'r', call: 'x', subject_id: 5, at: start } as const;
  await db
    .insertInto('access_log')
    .values({ ...access, subject: 'end_user', action: 'viewed' })
    .execute();
  await db.insertInto('audit_log').values({ action: 'x', at: start }).execute();
  const record = { cause: 'retention', done_by: 'x', reason: 'x', counts: '{}', at: start } as const;
  await db.insertInto('destruction_records').values(record).execute();
  await addApplication(db, { email: `${randomUUID()}@telve.example`, status: 'Rejected', status_since: start });
  const consent = { text_type: 'ClarificationText', text_version: 1, text_sha256: 'x', channel: 'x', address: 'x' };
  await db
    .insertInto('consents')
    .values({ ...consent, email_folded: 'yok@telve.example', kind: 'NoticeRead', at: start })
    .execute();
  const mail = { template: 'x', recipient: 'a@b.example', subject: 'x', created_at: start };
  await db.insertInto('mail_outbox').values(mail).execute();
  const session = { user_id: user, token_hash: 'x', user_agent: 'x', address: 'x', idle_expires_at: start };
  await db
    .insertInto('sessions')
    .values({ ...session, id: randomUUID(), absolute_expires_at: start })
    .execute();
  const job = { kind: 'x', payload: '{}', created_at: start, state: 'done', finished_at: start } as const;
  await db.insertInto('jobs').values(job).execute();
};

/** The kinds that have gone, as the records of the run tell. */
const goneSince = async (last: number): Promise<string[]> => {
  const records = handle.db.selectFrom('destruction_records').select('counts').where('id', '>', last).orderBy('id');
  const counts = (await records.execute()).flatMap((row) => Object.keys(row.counts as object));
  return kinds.filter((kind) => counts.includes(kind === 'rejectedApplications' ? 'applications' : kind));
};

it.each(kinds)('%s that cannot be removed keeps none of the other kinds, and goes another time', async (kind) => {
  await addOld();
  const newest = handle.db.selectFrom('destruction_records').select('id').orderBy('id', 'desc').limit(1);
  const { id: last } = await newest.executeTakeFirstOrThrow();
  // The database knows no instant that is so many days ago.
  const failure: unknown = await run({ ...defaultRetention, [kind]: 3_000_000 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).message).toMatch(new RegExp(`^${kind}: [^;]+$`));
  expect((failure as AggregateError).errors).toHaveLength(1);
  expect(await goneSince(last)).toEqual(kinds.filter((other) => other !== kind));
  await run(defaultRetention);
  expect(await goneSince(last)).toEqual(kinds);
  expect(await run(defaultRetention)).toBe(0);
});
