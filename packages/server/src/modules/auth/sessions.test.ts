import { createHmac } from 'node:crypto';
import type { SessionRow, Tokens } from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '../../testing/fixtures';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await startTestServer({ config: { limitsOff: true } });
  userId = await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser' });
  await addAccount(server.db, { email: 'other@telve.example', role: 'PanelUser' });
});
afterAll(() => server.close());

let tokens: Tokens;
beforeEach(async () => {
  tokens = await server.signIn('admin@telve.example');
});

const renew = (refreshToken: string) =>
  server.send<Tokens>('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } });
const isAlive = async (token: string) =>
  (await server.send('GET', '/api/panel/auth/sessions', { token })).status === 200;

describe('renewing a session', () => {
  it('answers two new tokens for the refresh token (SES-16, SES-17)', async () => {
    const { status, body } = await renew(tokens.refreshToken);
    expect(status).toBe(200);
    expect(body.payload?.refreshToken).not.toBe(tokens.refreshToken);
    expect(await isAlive(body.payload?.accessToken ?? '')).toBe(true);
  });

  it('keeps no token in the database (SES-16)', async () => {
    const renewed = (await renew(tokens.refreshToken)).body.payload as Tokens;
    const dump = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    for (const token of [tokens, renewed].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]))
      expect(dump).not.toContain(token);
  });

  it('gives tabs that renew at once the same successor (SES-19)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(tokens.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.payload?.refreshToken)).size).toBe(1);
    expect(await isAlive(answers[0]?.body.payload?.accessToken ?? '')).toBe(true);
  });

  it('ends the session when a replaced token comes back after ten seconds (SES-16)', async () => {
    const next = (await renew(tokens.refreshToken)).body.payload as Tokens;
    server.clock.advance(11_000);
    expect((await renew(tokens.refreshToken)).status).toBe(401);
    expect((await renew(next.refreshToken)).status).toBe(401);
    expect(await isAlive(next.accessToken)).toBe(false);
    const events = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'refresh_reuse').execute();
    expect(events).toHaveLength(1);
    expect(server.log.some((line) => line.includes('"event":"refresh_reuse"'))).toBe(true);
  });

  it('ends it for a token of two renewals ago as well (SES-16)', async () => {
    const second = (await renew(tokens.refreshToken)).body.payload as Tokens;
    const third = (await renew(second.refreshToken)).body.payload as Tokens;
    expect((await renew(tokens.refreshToken)).status).toBe(401);
    expect((await renew(third.refreshToken)).status).toBe(401);
  });

  it('is over after a day without use and after a week in any case (SES-16)', async () => {
    const start = server.clock.now();
    server.clock.advance(25 * 3_600_000);
    expect((await renew(tokens.refreshToken)).status).toBe(401);
    server.clock.set(start);
    let { refreshToken } = await server.signIn('admin@telve.example');
    for (let day = 0; day < 8; day += 1) {
      server.clock.advance(20 * 3_600_000);
      refreshToken = (await renew(refreshToken)).body.payload?.refreshToken ?? '';
      expect(refreshToken).not.toBe('');
    }
    server.clock.advance(20 * 3_600_000);
    expect((await renew(refreshToken)).status).toBe(401);
    server.clock.set(start);
  });

  it.each(['', 'x', 'A'.repeat(86), 'eyJhbGciOiJub25lIn0.e30.'])(
    'refuses %j, which is no token of ours (SES-23)',
    async (token) => {
      const { status } = await renew(token);
      expect(status).toBe(token === '' ? 400 : 401);
      expect(await isAlive(tokens.accessToken)).toBe(true);
    },
  );

  it('refuses an access token, and a refresh token is no access token (SES-16)', async () => {
    expect((await renew(tokens.accessToken)).status).toBe(401);
    expect(await isAlive(tokens.refreshToken)).toBe(false);
  });
});

describe('an access token', () => {
  const part = (value: object | string) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

  it('that was not signed by us is refused, always with the same answer (SES-18)', async () => {
    const [, payload = '', signature = ''] = tokens.accessToken.split('.');
    const signed = (head: object, key: string) => {
      const text = `${part(head)}.${payload}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const forged = [
      ...['none', 'None', 'nOnE'].map((alg) => `${part({ alg, typ: 'at+jwt' })}.${payload}.`),
      `${part({ alg: 'none' })}.${payload}.${signature}`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
      `${part({ alg: 'HS256', typ: 'at+jwt' })}.${payload}.`,
      signed({ alg: 'HS256', typ: 'at+jwt' }, 'another secret'),
      signed({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' }, ''),
      signed({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: part('mine') } }, 'mine'),
      signed({ alg: 'HS256', typ: 'at+jwt', jku: 'http://127.0.0.1/keys' }, 'mine'),
      signed({ alg: 'HS512', typ: 'at+jwt' }, server.config.secret),
      'a.b.c',
      '',
    ];
    const answers = await Promise.all(forged.map((token) => server.send('GET', '/api/panel/auth/sessions', { token })));
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 401));
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
  });

  it('ends after a quarter of an hour (SES-18)', async () => {
    server.clock.advance(15 * 60_000 + 1000);
    expect(await isAlive(tokens.accessToken)).toBe(false);
    server.clock.advance(-15 * 60_000 - 1000);
  });

  it('is dead at once when the account is deactivated, demoted or given a new password elsewhere (GEN-17)', async () => {
    const users = server.db.updateTable('panel_users').where('id', '=', userId);
    for (const [away, back] of [
      [{ active: false }, { active: true }],
      [{ role: 'PanelReportUser' as const }, { role: 'PanelUser' as const }],
      [{ token_version: 99 }, { token_version: 1 }],
    ]) {
      await users.set(away as object).execute();
      expect(await isAlive(tokens.accessToken)).toBe(false);
      await users.set(back as object).execute();
      expect(await isAlive(tokens.accessToken)).toBe(true);
    }
  });
});

describe('own sessions', () => {
  it('are listed with device and address, the present one marked (SES-16)', async () => {
    const { body } = await server.send<SessionRow[]>('GET', '/api/panel/auth/sessions', { token: tokens.accessToken });
    expect(body.payload?.filter(({ current }) => current)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        device: expect.any(String),
        address: '127.0.0.1',
        createdAt: server.clock.now().toISOString(),
        lastSeenAt: server.clock.now().toISOString(),
        current: true,
      },
    ]);
  });

  it('can be ended one by one; the ended one is out at its next call (SES-23)', async () => {
    const other = await server.signIn('admin@telve.example');
    const { body } = await server.send<SessionRow[]>('GET', '/api/panel/auth/sessions', { token: other.accessToken });
    const id = body.payload?.find(({ current }) => current)?.id;
    const ended = await server.send('DELETE', `/api/panel/auth/sessions/${id}`, { token: tokens.accessToken });
    expect(ended.body.payload).toBe(true);
    expect(await isAlive(other.accessToken)).toBe(false);
    expect((await renew(other.refreshToken)).status).toBe(401);
    expect(await isAlive(tokens.accessToken)).toBe(true);
  });

  it('of somebody else are as unknown as none at all (GEN-17)', async () => {
    const other = await server.signIn('other@telve.example');
    const { body } = await server.send<SessionRow[]>('GET', '/api/panel/auth/sessions', { token: other.accessToken });
    const end = (id: string | undefined) =>
      server.send('DELETE', `/api/panel/auth/sessions/${id}`, { token: tokens.accessToken });
    const answers = [
      await end(body.payload?.[0]?.id),
      await end('00000000-0000-4000-8000-000000000000'),
      await end('x'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer.body, requestId: '' }))).size).toBe(1);
    expect(await isAlive(other.accessToken)).toBe(true);
  });

  it('end with a logout, and only that one (SES-23)', async () => {
    const other = await server.signIn('admin@telve.example');
    expect((await server.send('POST', '/api/panel/auth/logout', { token: tokens.accessToken })).body.payload).toBe(
      true,
    );
    expect(await isAlive(tokens.accessToken)).toBe(false);
    expect((await renew(tokens.refreshToken)).status).toBe(401);
    expect(await isAlive(other.accessToken)).toBe(true);
  });
});
