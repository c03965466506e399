import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/index';
import { openTestDatabase } from '../../testing/database';
import { addAccount, fixturePassword } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let database: DatabaseHandle;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await addAccount(database.db, { email: 'admin@telve.example', role: 'PanelUser' });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('limit_counters').execute();
  await database.db.deleteFrom('limit_members').execute();
  // A proxy in front, so that tests may come from several addresses.
  server = await startTestServer({ database, config: { trustProxy: 1 } });
});
afterEach(() => server.close());

const login = (email: string, password: string, address = '192.0.2.1') =>
  server.send('POST', '/api/panel/auth/login', {
    body: { email, password, etkContract: true },
    headers: { 'x-forwarded-for': address },
  });
const forgot = (email: string, address = '192.0.2.1') =>
  server.send('POST', '/api/panel/auth/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } });

const failTimes = async (times: number, address?: string) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await login('admin@telve.example', 'wrong', address)).status);
  return statuses;
};

describe('the limit of one account from one address', () => {
  it('waits after five failures, for the right password too (AUTH-17)', async () => {
    expect(await failTimes(6)).toEqual([400, 400, 400, 400, 400, 429]);
    const right = await login('admin@telve.example', fixturePassword);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBe(60);
    expect(right.body.friendlyMessage?.code).toBe('too_many_requests');
  });

  it('waits longer each time, up to a quarter of an hour (AUTH-17)', async () => {
    await failTimes(5);
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const wait = Number((await login('admin@telve.example', 'wrong')).headers.get('retry-after'));
      waits.push(wait / 60);
      server.clock.advance(wait * 1000);
      await login('admin@telve.example', 'wrong');
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('is forgotten after a success (AUTH-17)', async () => {
    await failTimes(4);
    expect((await login('admin@telve.example', fixturePassword)).status).toBe(200);
    expect(await failTimes(5)).toEqual([400, 400, 400, 400, 400]);
  });

  it('locks nobody out who comes from elsewhere (AUTH-17)', async () => {
    await failTimes(6);
    expect((await login('admin@telve.example', fixturePassword, '192.0.2.2')).status).toBe(200);
  });

  it('survives a restart (AUTH-17)', async () => {
    await failTimes(5);
    await server.close();
    server = await startTestServer({ database, config: { trustProxy: 1 } });
    expect(await failTimes(1)).toEqual([429]);
  });

  it('cannot be outrun by parallel tries (AUTH-17)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('admin@telve.example', 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('ends the chosen password after a hundred failures in a row, wherever they come from (AUTH-17)', async () => {
    const email = 'attacked@telve.example';
    await addAccount(database.db, { email, role: 'PanelUser' });
    for (let n = 0; n < 100; n += 1) await login(email, 'wrong', `192.0.2.${n + 10}`);
    const [right, wrong] = [await login(email, fixturePassword, '192.0.2.200'), await login(email, 'x', '192.0.2.203')];
    expect(right.body).toMatchObject({
      friendlyMessage: {
        code: 'password_locked',
        message: 'Çok fazla hatalı deneme yapıldı. “Şifremi unuttum” ile yeni bir şifre isteyin.',
      },
    });
    expect([wrong.status, { ...wrong.body, requestId: '' }]).toEqual([400, { ...right.body, requestId: '' }]);
    await forgot(email, '192.0.2.201');
    const mail = await database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const temporary = /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec(mail.body_text ?? '')?.[0] ?? '';
    expect((await login(email, temporary, '192.0.2.202')).status).toBe(200);
  });
});

describe('the limit of one address', () => {
  it('counts failures over all accounts, thirty in ten minutes (AUTH-17)', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await login(`user${n % 10}@telve.example`, 'wrong')).status);
    expect(statuses.indexOf(429)).toBe(30);
    server.clock.advance(10 * 60_000 + 1000);
    expect((await login('admin@telve.example', fixturePassword)).status).toBe(200);
  });

  it('believes no header without a configured proxy (AUTH-17)', async () => {
    await server.close();
    server = await startTestServer({ database });
    for (let n = 0; n < 5; n += 1) await login('admin@telve.example', 'wrong', `198.51.100.${n}`);
    expect((await login('admin@telve.example', 'wrong', '198.51.100.77')).status).toBe(429);
  });

  it('lets it ask about twenty e-mails an hour, over sign-in and forgotten passwords together (AUTH-25)', async () => {
    for (let n = 0; n < 10; n += 1) expect((await login(`a${n}@telve.example`, 'wrong')).status).toBe(400);
    for (let n = 0; n < 10; n += 1)
      expect((await forgot(`b${n}@telve.example`)).body.friendlyMessage?.code).toMatch(/user_not_found|too_many/);
    expect((await login('c1@telve.example', 'wrong')).status).toBe(429);
    expect((await forgot('c2@telve.example')).status).toBe(429);
    expect((await login('a1@telve.example', 'wrong')).status).toBe(400);
  });

  it('does not count who signs in (AUTH-17)', async () => {
    for (let n = 0; n < 30; n += 1) {
      const email = `office${n}@telve.example`;
      await addAccount(database.db, { email, role: 'PanelReportUser' });
      expect((await login(email, fixturePassword)).status).toBe(200);
    }
  });
});

describe('the limit of password mails', () => {
  it('sends three an hour to one address (AUTH-26)', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await forgot('admin@telve.example', `192.0.2.${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
