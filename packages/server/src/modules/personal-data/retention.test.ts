import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock';
import { defaultRetention } from '../../config/index';
import type { DatabaseHandle } from '../../db/types/handle';
import { keepRunsQueued, queueRun, runDueJobs } from '../../jobs/index';
import { deriveKeys } from '../../security/keys';
import { openTestDatabase } from '../../testing/database';
import { addDocument } from '../../testing/documentRows';
import { openTestDocuments, type TestDocuments } from '../../testing/documents';
import { dumpRows } from '../../testing/erasure';
import { addAccount } from '../../testing/fixtures';
import { addEndUser } from '../../testing/members';
import { addApplication } from '../../testing/merchantApplications';
import { pdf } from '../../testing/pdf';
import { applyRetention, retentionJob, retentionKind, retentionRuns } from './retention';

const dayMs = 86_400_000;
/** Long enough ago for every least period that the database keeps to. */
const start = new Date('2020-01-01T00:00:00Z');
const clock = manualClock(start);
const later = (days: number, seconds = 0): Date => new Date(start.getTime() + days * dayMs + seconds * 1000);

let handle: DatabaseHandle;
let store: TestDocuments;
beforeAll(async () => {
  handle = await openTestDatabase();
  store = await openTestDocuments();
});
afterAll(async () => {
  await store.close();
  await handle.close();
});

const images = { read: async () => undefined, write: async () => {}, remove: async () => {}, list: async () => [] };
const options = () => ({
  retention: defaultRetention,
  key: deriveKeys('a secret of the tests that is long enough for everybody').erasure,
  documents: store.documents,
  images,
});
const run = (now: Date) => applyRetention(handle.db, options(), now);

const records = () =>
  handle.db.selectFrom('destruction_records').select(['cause', 'counts', 'done_by', 'reason']).orderBy('id').execute();

const access = {
  actor_id: 1,
  request_id: 'r',
  call: 'x',
  subject: 'end_user',
  subject_id: 5,
  action: 'viewed',
} as const;

const rejected = async (email: string, since = start): Promise<number> => {
  const id = await addApplication(handle.db, { email, status: 'Rejected', status_since: since });
  const bytes = pdf();
  const file = await store.take({ name: `${email}.pdf`, type: 'application/pdf', bytes });
  await addDocument(handle.db, id, 'contract', file);
  return id;
};

describe('what is past its period', () => {
  it('goes a second later and not a second before, in as many batches as it takes, each with its record', async () => {
    const rows = Array.from({ length: 2100 }, () => ({ ...access, at: start }));
    await handle.db
      .insertInto('access_log')
      .values([...rows, { ...access, at: later(1) }])
      .execute();
    expect(await run(later(730))).toBe(0);
    expect(await run(later(730, 1))).toBe(2100);
    expect(await handle.db.selectFrom('access_log').select('at').execute()).toEqual([{ at: later(1) }]);
    const record = { cause: 'retention', done_by: 'retention', reason: 'Saklama süresi doldu' };
    expect(await records()).toEqual([1000, 1000, 100].map((count) => ({ ...record, counts: { accessLog: count } })));
    expect(await run(later(730, 1))).toBe(0);
  });

  it('is also an ended session, a mail in whatever state, a finished job, a stray consent and an old change', async () => {
    const { db } = handle;
    const user = await addAccount(db, { email: 'oturum@telve.example', role: 'PanelUser' });
    const session = { user_id: user, token_hash: 'x', user_agent: 'x', address: 'x', idle_expires_at: start };
    await db
      .insertInto('sessions')
      .values({ ...session, id: randomUUID(), absolute_expires_at: start })
      .execute();
    const mail = { template: 'x', recipient: 'a@b.example', subject: 'x', body_text: 'gizli', created_at: start };
    await db
      .insertInto('mail_outbox')
      .values([mail, { ...mail, state: 'sent' }])
      .execute();
    const jobs = [
      { state: 'done' as const, finished_at: start },
      { state: 'queued' as const, run_at: later(9999) },
    ];
    await db
      .insertInto('jobs')
      .values(jobs.map((job) => ({ kind: 'x', payload: '{}', created_at: start, ...job })))
      .execute();
    const consent = { text_type: 'ClarificationText', text_version: 1, text_sha256: 'x', channel: 'x', address: 'x' };
    const given = (email: string) => ({ ...consent, email_folded: email, kind: 'NoticeRead' as const, at: start });
    await addApplication(db, { email: 'duran@telve.example' });
    await db
      .insertInto('consents')
      .values([given('yok@telve.example'), given('duran@telve.example')])
      .execute();
    await db.insertInto('audit_log').values({ action: 'x', at: start }).execute();

    await run(later(30));
    expect((await db.selectFrom('mail_outbox').select('id').execute()).length).toBe(2);
    const before = (await records()).length;
    await run(later(731));
    expect((await records()).slice(before).map(({ counts }) => counts)).toEqual([
      { consents: 1 },
      { mails: 2 },
      { sessions: 1 },
      { jobs: 1 },
    ]);
    expect(await db.selectFrom('consents').select('email_folded').execute()).toEqual([
      { email_folded: 'duran@telve.example' },
    ]);
    await run(later(3653, 1));
    expect(await db.selectFrom('audit_log').select('id').where('action', '=', 'x').execute()).toEqual([]);
  });

  it('is a rejected application: with its documents, its account and all that says of the applicant', async () => {
    const email = 'Reddedilen@telve.example';
    const id = await rejected(email);
    const young = await rejected('genc@telve.example', later(1));
    await addAccount(handle.db, { email, role: 'AppliedMerchantUser' });
    await run(later(730));
    expect(await store.stored()).toHaveLength(2);
    expect(await run(later(730, 1))).toBe(1);
    expect(await store.stored()).toHaveLength(1);
    expect((await dumpRows(handle.db)).toLowerCase()).not.toContain('reddedilen');
    const left = handle.db.selectFrom('merchant_applications').select('id').where('status', '=', 'Rejected');
    expect(await left.where('erased_at', 'is', null).execute()).toEqual([{ id: young }]);
    expect((await records()).at(-1)?.counts).toMatchObject({ applications: 1, documents: 1, panelUsers: 1 });
    expect(id).not.toBe(young);
  });

  it('of a person who is a member too takes the application alone', async () => {
    const email = 'uye@telve.example';
    await rejected(email);
    const member = await addEndUser(handle.db, { email });
    const mail = { template: 'x', recipient: email, subject: 'Merhaba', created_at: later(729) };
    await handle.db.insertInto('mail_outbox').values(mail).execute();
    await run(later(730, 1));
    const row = handle.db.selectFrom('end_users').select(['email', 'erased_at']).where('id', '=', member);
    expect(await row.executeTakeFirst()).toEqual({ email, erased_at: null });
    const mails = handle.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email);
    expect(await mails.execute()).toHaveLength(1);
    const applications = handle.db.selectFrom('merchant_applications').select('id').where('email', '=', email);
    expect(await applications.execute()).toEqual([]);
  });
});

it('nothing of the logs that is young goes, whatever the function is asked for', async () => {
  await handle.db
    .insertInto('access_log')
    .values({ ...access, at: new Date() })
    .execute();
  const count = async () => (await handle.db.selectFrom('access_log').select('id').execute()).length;
  const [before, kept] = [await count(), await handle.db.selectFrom('destruction_records').select('id').execute()];
  await sql`select prune_access_log('2999-01-01', 1000), prune_destruction_records('2999-01-01', 1000)`.execute(
    handle.db,
  );
  expect(await count()).toBeLessThanOrEqual(before);
  expect(await handle.db.selectFrom('access_log').select('id').where('at', '>', later(1000)).execute()).toHaveLength(1);
  expect(kept.length).toBeGreaterThan(0);
});

it('the job runs once a night, and once at a start', async () => {
  clock.set(later(800, 3600));
  await queueRun(handle.db, clock, retentionRuns);
  await queueRun(handle.db, clock, retentionRuns);
  const handlers = { [retentionKind]: retentionJob(options()) };
  const due = () => runDueJobs({ db: handle.db, clock, handlers }, new AbortController().signal);
  expect(await due()).toBe(1);
  await keepRunsQueued(handle.db, clock, [retentionRuns]);
  const next = handle.db.selectFrom('jobs').select('run_at').where('kind', '=', retentionKind);
  expect(await next.where('state', '=', 'queued').execute()).toEqual([{ run_at: later(801) }]);
  expect(await due()).toBe(0);
  clock.set(later(801));
  expect(await due()).toBe(1);
});
