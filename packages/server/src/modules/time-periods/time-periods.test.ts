import type { Page, TimePeriod } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser', firstName: 'İpek' });
  token = (await server.signIn('admin@telve.example')).accessToken;
});
afterAll(() => server.close());

const base = '/api/panel/coffeetimeperiod';
let minutes = 0;
beforeEach(() => {
  minutes += 1;
});

const create = (body: object, key?: string) =>
  server.send<TimePeriod>('POST', `${base}/create-coffee-time-period`, {
    token,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
const update = (body: object) => server.send('PUT', `${base}/update-coffee-time-period`, { token, body });
const detail = (id: number | string) => server.send<TimePeriod>('GET', `${base}/detail/${id}`, { token });
const made = async (): Promise<TimePeriod> =>
  (await create({ timePeriod: minutes, active: true })).body.payload as TimePeriod;
const count = async () => (await server.send<Page<TimePeriod>>('GET', `${base}/list`, { token })).body.totalCount;

describe('time periods', () => {
  it('are added and shown with id, minutes and active (CAT-39, CAT-37, CAT-14)', async () => {
    const { status, body } = await create({ timePeriod: minutes, active: false });
    expect(status).toBe(200);
    expect(body.payload).toEqual({ id: expect.any(Number), timePeriod: minutes, active: false, version: 1 });
    expect((await detail(body.payload?.id ?? 0)).body.payload).toEqual(body.payload);
  });

  it('are listed newest first, paged, and found by their minutes (CAT-36)', async () => {
    await create({ timePeriod: 777, active: true });
    const { body } = await server.send<Page<TimePeriod>>('GET', `${base}/list?search=777&pageNumber=1&pageSize=25`, {
      token,
    });
    expect(body.payload).toMatchObject({ items: [{ timePeriod: 777 }], totalCount: 1, totalPages: 1 });
    const all = await server.send<Page<TimePeriod>>('GET', `${base}/list?size=100`, { token });
    const ids = all.body.payload?.items.map(({ id }) => id) ?? [];
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('are changed, and the version counts (CAT-38, CAT-17)', async () => {
    const { id } = await made();
    expect((await update({ id, timePeriod: minutes, active: false, version: 1 })).body.payload).toBe(true);
    expect((await detail(id)).body.payload).toMatchObject({ active: false, version: 2 });
  });

  it('saved as they stand keep their version and who changed them last (CAT-38)', async () => {
    const { id } = await made();
    const changes = () => server.db.selectFrom('audit_log').select('id').where('entity_id', '=', String(id)).execute();
    const before = await changes();
    const { status } = await update({ id, timePeriod: minutes, active: true, version: 1 });
    expect([status, (await detail(id)).body.payload]).toEqual([
      200,
      { id, timePeriod: minutes, active: true, version: 1 },
    ]);
    expect(await changes()).toEqual(before);
  });

  it('changed by somebody else meanwhile are answered with the stored record (CAT-38)', async () => {
    const { id } = await made();
    await update({ id, timePeriod: minutes, active: false, version: 1 });
    const { status, body } = await update({ id, timePeriod: 900, active: true, version: 1 });
    expect([status, body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(body.payload).toEqual({
      current: { id, timePeriod: minutes, active: false, version: 2 },
      changedBy: 'İpek Işık',
      changedAt: server.clock.now().toISOString(),
    });
    expect((await update({ id, timePeriod: minutes, active: true })).status).toBe(200);
  });

  it('refuse the same minutes twice, two at once included (CAT-39, CAT-38)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ timePeriod: minutes, active: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      friendlyMessage: { code: 'time_period_already_exists', message: 'Bu süre zaten kayıtlı.' },
      errors: [{ field: 'timePeriod', code: 'time_period_already_exists' }],
    });
    const other = (await create({ timePeriod: minutes + 500, active: true })).body.payload as TimePeriod;
    expect((await update({ id: other.id, timePeriod: minutes, active: true })).status).toBe(409);
  });

  it.each([-1, 1.5, 1441, '15', null, true, [5], { a: 1 }])(
    'refuse %j as minutes (CAT-22, CAT-23, CAT-24)',
    async (timePeriod) => {
      const before = await count();
      const { status, body } = await create({ timePeriod, active: true });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: 'timePeriod' }]);
      expect(await count()).toBe(before);
    },
  );

  it('take 0 and 1,440 minutes (CAT-24)', async () => {
    expect((await create({ timePeriod: 0, active: true })).status).toBe(200);
    expect((await create({ timePeriod: 1440, active: true })).status).toBe(200);
  });

  it('that are not there are 404 (CAT-37, CAT-38)', async () => {
    expect((await detail(99_999_999)).status).toBe(404);
    expect((await update({ id: 99_999_999, timePeriod: 5, active: true })).status).toBe(404);
    expect((await detail('abc')).status).toBe(400);
  });

  it('bind no field that was not asked for (CAT-39)', async () => {
    const body = { timePeriod: minutes, active: false, id: 1, version: 99, role: 'PanelUser', createdAt: '2000-01-01' };
    expect((await create(body)).body.payload).toMatchObject({ active: false, version: 1 });
  });

  it('refuse keys that reach a prototype (CAT-39)', async () => {
    for (const raw of [
      `{"timePeriod":${minutes},"active":true,"__proto__":{"isAdmin":true}}`,
      '{"constructor":{"prototype":{"a":1}}}',
    ]) {
      const { status } = await server.send('POST', `${base}/create-coffee-time-period`, {
        token,
        raw,
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(400);
    }
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('are audited with old and new values (CAT-38)', async () => {
    const { id } = await made();
    await update({ id, timePeriod: minutes, active: false });
    const rows = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'time_period')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'time_period_created', new_values: { timePeriod: minutes, active: true } },
      { action: 'time_period_changed', old_values: { active: true }, new_values: { active: false } },
    ]);
  });
});

describe('a repeated request', () => {
  it('with the same key makes one record and gets the same answer, twenty at once (CAT-39)', async () => {
    const body = { timePeriod: minutes, active: true };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body, `key-${minutes}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
  });

  it('with the same key and another body is 422 (CAT-39)', async () => {
    await create({ timePeriod: minutes, active: true }, `key-${minutes}`);
    const { status, body } = await create({ timePeriod: minutes, active: false }, `key-${minutes}`);
    expect([status, body.friendlyMessage?.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is the same request whatever the order of its fields (CAT-39)', async () => {
    const first = await create({ timePeriod: minutes, active: true }, `key-${minutes}`);
    const second = await create({ active: true, timePeriod: minutes, ignored: 1 }, `key-${minutes}`);
    expect(second.text).toBe(first.text);
  });

  it('after a refusal is a new try (CAT-39)', async () => {
    await create({ timePeriod: minutes, active: true });
    expect((await create({ timePeriod: minutes, active: true }, `key-${minutes}`)).status).toBe(409);
    expect((await create({ timePeriod: minutes + 200, active: true }, `key-${minutes}`)).status).toBe(200);
  });

  it('is forgotten after a day (CAT-39)', async () => {
    await create({ timePeriod: minutes, active: true }, `key-${minutes}`);
    const start = server.clock.now();
    server.clock.advance(24 * 3_600_000 + 1000);
    token = (await server.signIn('admin@telve.example')).accessToken;
    expect((await create({ timePeriod: minutes, active: true }, `key-${minutes}`)).status).toBe(409);
    server.clock.set(start);
    token = (await server.signIn('admin@telve.example')).accessToken;
  });

  it('of somebody else is another request (GEN-17)', async () => {
    await addAccount(server.db, { email: 'second@telve.example', role: 'PanelUser' });
    await create({ timePeriod: minutes, active: true }, `key-${minutes}`);
    const mine = token;
    token = (await server.signIn('second@telve.example')).accessToken;
    expect((await create({ timePeriod: minutes, active: true }, `key-${minutes}`)).status).toBe(409);
    token = mine;
  });

  it.each(['x'.repeat(256), 'ş', 'a b'])('refuses the key %j (CAT-39)', async (key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    const { status } = await server.send('POST', `${base}/create-coffee-time-period`, {
      token,
      body: { timePeriod: minutes, active: true },
      headers,
    });
    expect(status).toBe(400);
  });
});
