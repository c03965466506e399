import type { AddressInfo } from 'node:net';
import { defineEntry, type Entry } from '@telve/api';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mixed, object } from 'yup';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/index';
import { createAccessTokens } from '../security/access-token';
import { createAccountReader } from '../security/accounts';
import { deriveKeys } from '../security/keys';
import { createWidgetTokens } from '../security/widget-token';
import { openTestDatabase } from '../testing/database';
import { testStart } from '../testing/server';
import type { Call, Outcome } from './call';
import { registerErrors } from './error-handler';
import { Refusal } from './errors';
import type { AnyHandler, Registered } from './handlers';
import { registerCalls } from './register';
import { serverOptions } from './server-options';

let database: DatabaseHandle;
let app: FastifyInstance;
let url: string;

/** What `change` does, and what it sees of its kept answer once it is committed. */
let act = (): void => {};
let keptAfterwards: Promise<{ status_code: number | null } | undefined>[] = [];
let accountChanges = 0;
let outcomes: Outcome[] = [];
const change: Registered = {
  entry: defineEntry<Record<string, unknown>, unknown>()({
    id: 'test.change',
    method: 'PUT',
    path: '/change',
    access: 'public',
    idempotent: true,
  }) as Entry,
  rules: { input: object({}), payload: mixed() },
  handler: (async (_input: object, call: Call) => {
    call.afterCommit(() => {
      const row = database.db.selectFrom('idempotency_keys').select('status_code').where('key', '=', 'change-1');
      keptAfterwards.push(row.executeTakeFirst());
    });
    call.atEnd((outcome) => void outcomes.push(outcome));
    act();
    return true;
  }) as AnyHandler,
};

beforeAll(async () => {
  database = await openTestDatabase();
  app = fastify(serverOptions({ log: { level: 'silent' }, trustProxy: false }));
  const clock = manualClock(testStart);
  const keys = deriveKeys('a secret of the tests that is long enough for everybody');
  const events = { note: () => {} };
  const accounts = createAccountReader(database.db);
  const changed = () => {
    accountChanges += 1;
    accounts.changed();
  };
  registerErrors(app, { entries: [change.entry], events });
  registerCalls(app, [change], {
    db: database.db,
    clock,
    accessTokens: createAccessTokens(keys, clock),
    widgetTokens: createWidgetTokens(keys, clock),
    accounts: { ...accounts, changed },
    events,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  act = () => {};
  keptAfterwards = [];
  outcomes = [];
});

describe('a call that changes something', () => {
  const put = async (key?: string) => {
    const answer = await fetch(`${url}/change`, {
      method: 'PUT',
      body: '{}',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    });
    return { status: answer.status, body: (await answer.json()) as { friendlyMessage: { code: string } | null } };
  };

  it('does what comes after the commit after that of its kept answer too, and once (GEN-14)', async () => {
    for (let n = 0; n < 2; n += 1) expect((await put('change-1')).status).toBe(200);
    expect(await Promise.all(keptAfterwards)).toEqual([{ status_code: 200 }]);
    await put();
    expect(keptAfterwards).toHaveLength(2);
  });

  it('that is refused does not, but accounts are read anew: it may have ended sessions first', async () => {
    act = () => {
      throw new Refusal('unauthorized');
    };
    const before = accountChanges;
    expect((await put('change-2')).status).toBe(401);
    expect((await put()).status).toBe(401);
    expect(keptAfterwards).toEqual([]);
    expect(accountChanges).toBe(before + 2);
  });

  it.each([
    ['done', undefined],
    ['refused', new Refusal('unauthorized')],
    ['unknown', Object.assign(new Error('Connection terminated'), { code: '08006' })],
  ])('is known at its end to be %s', async (outcome, error) => {
    act = () => {
      if (error) throw error;
    };
    await put();
    await put(`change-${outcome}`);
    expect(outcomes).toEqual([outcome, outcome]);
  });

  it('is not taken for its own repetition when it waits too long for a lock', async () => {
    act = () => {
      throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    };
    const [keyed, plain] = [await put('change-3'), await put()];
    expect(keyed.status).toBe(plain.status);
    expect(keyed.body.friendlyMessage?.code).not.toBe('idempotency_in_flight');
  });
});
