import { applicationEntries, type MerchantApplication } from '@telve/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWatched, type Watched } from '../../testing/accessLog';
import { addCompleteApplication, codeOf, ibans, pdfFile } from '../../testing/merchantApplications';

let world: Watched;
let admin: number;
let email: string;
let id: number;
let turn = 0;
beforeAll(async () => {
  world = await startWatched();
  const account = world.db.selectFrom('panel_users').select('id').where('email', '=', 'admin@telve.example');
  admin = (await account.executeTakeFirstOrThrow()).id;
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  turn += 1;
  email = `aday${turn}@ornek.example`;
  id = await addCompleteApplication(world.db, { email, status: 'PendingApproval' });
  await world.rows();
});

const { update, reviewDocuments } = applicationEntries;
const viewed = (call: string) => ({
  call,
  subject: 'application',
  subject_id: id,
  action: 'viewed',
  actor_id: admin,
});
const review = (more: object = {}) => ({
  ...{ id, verdicts: [{ document: 'contract', verdict: 'Fine' }], send: false },
  ...more,
});
const withKey = (name: string) => ({ 'idempotency-key': `${name}-${turn}` });

describe('a save by staff', () => {
  it('that changes nothing answers the application, and is a row (STAFF-38)', async () => {
    const { status, body } = await world.save({ id });
    expect([status, body.payload?.iban, body.payload?.version]).toEqual([200, ibans.ziraat, 1]);
    expect(await world.rows()).toEqual([viewed(update.id)]);
  });

  it('that changes something is one row as well (STAFF-38)', async () => {
    expect((await world.save({ id, taxOffice: 'Moda', contract: pdfFile() })).status).toBe(200);
    expect(await world.rows()).toEqual([viewed(update.id)]);
  });

  it('with a stale version is shown the application, and is a row though nothing was saved (D-91)', async () => {
    const stale = await world.save({ id, version: 7, taxOffice: 'Moda' });
    expect(codeOf(stale)).toBe('version_conflict');
    expect(stale.body.payload).toMatchObject({ current: { iban: ibans.ziraat } });
    expect(await world.rows()).toEqual([viewed(update.id)]);
  });

  it('that is refused without the application is none (STAFF-38)', async () => {
    expect((await world.save({ id: 9_999_999 })).status).toBe(404);
    expect(codeOf(await world.save({ id, email: 'baska@ornek.example', storeName: ' ' }))).not.toBe('ok');
    await world.db.updateTable('merchant_applications').set({ status: 'Rejected' }).where('id', '=', id).execute();
    expect(codeOf(await world.save({ id, taxOffice: 'Moda' }))).toBe('application_not_editable');
    expect(await world.rows()).toEqual([]);
  });
});

it('the applicant’s own save and own stale save are no rows (WIZ-41)', async () => {
  await world.db.updateTable('merchant_applications').set({ status: 'PreApproved' }).where('id', '=', id).execute();
  const own = await world.signIn(email);
  expect((await world.save({ id, taxOffice: 'Moda' }, own)).status).toBe(200);
  expect(codeOf(await world.save({ id, version: 1, taxOffice: 'Fatih' }, own))).toBe('version_conflict');
  expect(await world.rows()).toEqual([]);
});

describe('a review of documents', () => {
  it('is a row, and so is each repetition, which reads the application anew (STAFF-14, GEN-14)', async () => {
    for (const replayed of [null, 'true', 'true']) {
      const answer = await world.ask<MerchantApplication>(reviewDocuments, review(), withKey('again'));
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, replayed]);
      expect(answer.body.payload?.iban).toBe(ibans.ziraat);
    }
    const row = viewed(reviewDocuments.id);
    expect(await world.rows()).toEqual([row, row, row]);
  });

  it('of a stale version is a row, with a key and without (STAFF-14)', async () => {
    for (const headers of [undefined, withKey('late')]) {
      const stale = await world.ask(reviewDocuments, review({ version: 7 }), headers);
      expect(codeOf(stale)).toBe('version_conflict');
      expect(stale.body.payload).toMatchObject({ current: { iban: ibans.ziraat } });
    }
    const row = viewed(reviewDocuments.id);
    expect(await world.rows()).toEqual([row, row]);
  });
});

/** Uses up the ids of the log from here on, so that no row can be added. */
const breakLog = async () => {
  const nextId = sql<{ id: number }>`select coalesce(max(id), 0)::int as id from access_log`;
  const taken = (await nextId.execute(world.db)).rows[0]?.id ?? 0;
  const row = { actor_id: admin, request_id: 'x', call: 'x', subject: 'applications', action: 'exported' } as const;
  const blocked = Array.from({ length: 20 }, (_, n) => ({ ...row, id: taken + n + 1 }));
  await world.db.insertInto('access_log').values(blocked).execute();
  await world.rows();
};

it('what cannot be logged is neither answered nor changed: saves, reviews, their conflicts and repetitions (STAFF-38, STAFF-14)', async () => {
  expect((await world.ask(reviewDocuments, review(), withKey('before'))).status).toBe(200);
  const before = await world.detail(id);
  const files = await world.files();
  await breakLog();
  const answers = [
    await world.save({ id }),
    await world.save({ id, taxOffice: 'Moda', contract: pdfFile() }),
    await world.save({ id, version: 7 }),
    await world.ask(reviewDocuments, review()),
    await world.ask(reviewDocuments, review(), withKey('before')),
    await world.ask(reviewDocuments, review({ version: 7 })),
    await world.ask(reviewDocuments, review({ version: 7 }), withKey('after')),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
  expect(answers.map(({ text }) => text).join()).not.toContain(ibans.ziraat);
  const stored = world.db.selectFrom('merchant_applications').select(['tax_office', 'version']).where('id', '=', id);
  expect(await stored.executeTakeFirst()).toEqual({ tax_office: before.taxOffice, version: before.version });
  expect([await world.files(), await world.rows()]).toEqual([files, []]);
});
