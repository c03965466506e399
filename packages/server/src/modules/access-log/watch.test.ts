import { applicationEntries, endUserEntries, type MerchantApplication } from '@telve/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWatched, type Watched } from '../../testing/accessLog';
import { addEndUser, addPlan, subscribed } from '../../testing/members';
import { addApplication, pdfFile } from '../../testing/merchantApplications';
import { watchAccess } from './watch';

let world: Watched;
let admin: number;
beforeAll(async () => {
  world = await startWatched();
  const account = world.db.selectFrom('panel_users').select('id').where('email', '=', 'admin@telve.example');
  admin = (await account.executeTakeFirstOrThrow()).id;
}, 60_000);
afterAll(() => world.close());

const member = (action: string, id: number, call: string) => ({
  ...{ call: `endUsers.${call}`, subject: 'end_user', subject_id: id, action },
  actor_id: admin,
});

/** A member with a count to set back and a subscription to end. */
const subscriber = async () => {
  const plan = await addPlan(world.db);
  return addEndUser(world.db, { ...subscribed(plan, '2026-01-05T09:00:00Z'), img_update_count: 3 });
};

describe('the access log', () => {
  it('has one row of a member who was viewed, and none of the member’s data (SUP-17)', async () => {
    const id = await addEndUser(world.db, { img_update_count: 3 });
    const { status, body } = await world.ask(endUserEntries.detail, { id });
    expect(status).toBe(200);
    const [row] = await world.db.selectFrom('access_log').selectAll().execute();
    expect(row).toEqual({
      ...{ id: expect.any(Number), at: world.server.clock.now(), session_id: expect.any(String) },
      ...{ request_id: body.requestId, ...member('viewed', id, 'detail') },
    });
    expect(await world.rows()).toEqual([member('viewed', id, 'detail')]);
    expect(JSON.stringify(row)).not.toMatch(/Zeynep|posta\.example|505118/);
  });

  it('has a row of an id that was looked for in vain, though the call is refused, and none of one that is there (SUP-20, SUP-21)', async () => {
    const id = await addEndUser(world.db, { img_update_count: 3 });
    expect((await world.ask(endUserEntries.check, { id: 402_170 })).body.friendlyMessage?.code).toBe('user_not_found');
    expect((await world.ask(endUserEntries.check, { id })).status).toBe(200);
    expect((await world.ask(endUserEntries.detail, { id: 402_171 })).body.friendlyMessage?.code).toBe('user_not_found');
    expect(await world.rows()).toEqual([member('not_found', 402_170, 'check'), member('not_found', 402_171, 'detail')]);
  });

  it('has a row of each support action (SUP-18, SUP-19)', async () => {
    const id = await subscriber();
    expect((await world.ask(endUserEntries.resetImgUpdateCount, { id })).status).toBe(200);
    expect((await world.ask(endUserEntries.removeSubscription, { id })).status).toBe(200);
    expect(await world.rows()).toEqual([
      member('picture_count_reset', id, 'resetImgUpdateCount'),
      member('subscription_cancelled', id, 'removeSubscription'),
    ]);
  });

  it('has a row of a cancellation that is refused with the time from which on it may, which tells when the subscription began (SUP-14)', async () => {
    const young = new Date(world.server.clock.now().getTime() - 3_600_000);
    const id = await addEndUser(world.db, subscribed(await addPlan(world.db), young));
    expect((await world.ask(endUserEntries.removeSubscription, { id })).status).toBe(409);
    expect(await world.rows()).toEqual([member('viewed', id, 'removeSubscription')]);
  });

  it('names nobody for a support action that changed nothing, and of two at once the one who did (SUP-04, SUP-05)', async () => {
    const id = await subscriber();
    const { resetImgUpdateCount, removeSubscription } = endUserEntries;
    for (const entry of [resetImgUpdateCount, removeSubscription]) {
      const answers = await Promise.all([world.admin, world.other].map((who) => world.call(entry, { id }, who)));
      expect(answers.map(({ status, body }) => [status, body.payload])).toEqual([
        [200, true],
        [200, true],
      ]);
      expect((await world.call(entry, { id })).status).toBe(200);
    }
    const rows = await world.rows();
    expect(rows.map(({ action }) => action)).toEqual(['picture_count_reset', 'subscription_cancelled']);
  });

  it('has one row of a call that is sent again with its key (SUP-19)', async () => {
    const id = await subscriber();
    for (const replayed of [null, 'true', 'true']) {
      const answer = await world.ask(endUserEntries.removeSubscription, { id }, { 'idempotency-key': 'cancel-1' });
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, replayed]);
    }
    expect(await world.rows()).toEqual([member('subscription_cancelled', id, 'removeSubscription')]);
  });

  it('has no row of a call that is refused for another reason (SUP-06)', async () => {
    const id = await addEndUser(world.db, { img_update_count: 3 });
    const other = await world.signIn('basvuran@telve.example');
    for (const entry of Object.values(endUserEntries)) {
      expect((await world.call(entry, { id }, other)).status).toBe(403);
    }
    expect((await world.ask(endUserEntries.resetImgUpdateCount, { id: 402_170 })).status).toBe(400);
    expect((await world.call(applicationEntries.detail, { id: 9_999_999 })).status).toBe(404);
    expect(await world.rows()).toEqual([]);
  });

  it('has a row of an application that staff views or exports, and none of a list or of the own one (STAFF-40)', async () => {
    const email = 'kendi@telve.example';
    const id = await addApplication(world.db, { email, status: 'PreApproved' });
    const own = await world.signIn(email);
    await world.call(applicationEntries.list, {});
    await world.call(applicationEntries.detail, { id });
    await world.call(applicationEntries.byEmail, { email });
    await world.call(applicationEntries.byEmail, { email }, own);
    await world.call(applicationEntries.exportList, { search: 'kendi' });
    const viewed = { subject: 'application', subject_id: id, action: 'viewed', actor_id: admin };
    expect(await world.rows()).toEqual([
      { call: 'applications.detail', ...viewed },
      { call: 'applications.byEmail', ...viewed },
      {
        call: 'applications.exportList',
        subject: 'applications',
        subject_id: null,
        action: 'exported',
        actor_id: admin,
      },
    ]);
  });

  it('has a row of each document that is read by its link, and none of the owner’s reading (WIZ-41, WIZ-62)', async () => {
    const email = 'belge@telve.example';
    const id = await addApplication(world.db, { email, status: 'PreApproved' });
    const own = await world.signIn(email);
    expect((await world.save({ id, taxPlate: pdfFile() }, own)).status).toBe(200);
    const urlFor = async (token: string) =>
      (await world.call<MerchantApplication>(applicationEntries.byEmail, { email }, token)).body.payload?.taxPlateUrl ??
      '';
    const [mine, theirs] = [await urlFor(own), await urlFor(world.admin)];
    await world.rows();
    for (const link of [mine, theirs, theirs]) expect((await world.server.send('GET', link)).status).toBe(200);
    expect((await world.server.send('GET', theirs.replace(/s=./, 's='))).status).toBe(404);
    const row = {
      call: '/files/:id',
      subject: 'application',
      subject_id: id,
      action: 'document_viewed',
      actor_id: admin,
    };
    expect(await world.rows()).toEqual([row, row]);
  });

  it('keeps the data back when it cannot be written, and undoes what the call changed (SUP-17, SUP-18)', async () => {
    const id = await addEndUser(world.db, { img_update_count: 3 });
    const application = await addApplication(world.db, { email: 'sakli@telve.example' });
    await withBrokenLog(async () => {
      const answers = [
        await world.ask(endUserEntries.detail, { id }),
        await world.ask(endUserEntries.resetImgUpdateCount, { id }),
        await world.call<MerchantApplication>(applicationEntries.detail, { id: application }),
        await world.call(applicationEntries.exportList, {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
      expect(answers.map(({ text }) => text).join()).not.toMatch(/posta\.example|sakli/);
    });
    const stored = world.db.selectFrom('end_users').select('img_update_count').where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ img_update_count: 3 });
    expect(await world.rows()).toEqual([]);
  });
});

/** Uses up the ids of the log, so that no row can be added; what follows finds them again. */
const withBrokenLog = async (work: () => Promise<void>) => {
  const nextId = sql<{ id: number }>`select coalesce(max(id), 0)::int as id from access_log`;
  const taken = (await nextId.execute(world.db)).rows[0]?.id ?? 0;
  const row = { actor_id: admin, request_id: 'x', call: 'x', subject: 'applications', action: 'exported' } as const;
  const blocked = Array.from({ length: 10 }, (_, n) => ({ ...row, id: taken + n + 1 }));
  await world.db.insertInto('access_log').values(blocked).execute();
  await world.rows();
  await work();
};

it('watches calls of the contract alone', () => {
  expect(() => watchAccess([], { 'endUsers.gone': { subject: 'end_user', action: 'viewed' } })).toThrow(
    'endUsers.gone',
  );
});
