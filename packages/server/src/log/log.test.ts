import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../testing/fixtures';
import { startTestServer, type TestServer } from '../testing/server';
import { describeError, maskPath } from './mask';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addAccount(server.db, { email: 'canary-user@telve.example', role: 'PanelUser' });
});
afterAll(() => server.close());

interface Line {
  time: string;
  level: string;
  msg: string;
  event?: string;
  path?: string;
  status?: number;
  requestId?: string;
}
const lines = (): Line[] => server.log.map((line) => JSON.parse(line) as Line);

describe('the log', () => {
  it('holds no token, password, e-mail, search or body, whatever is asked', async () => {
    const { accessToken: token, refreshToken } = await server.signIn('canary-user@telve.example');
    await server.send('POST', '/api/panel/auth/login', {
      body: { email: 'canary-mail@telve.example', password: 'canary-password', etkContract: true },
    });
    await server.send('POST', '/api/panel/auth/login', {
      raw: '{"password":"canary-broken',
      headers: { 'content-type': 'application/json' },
    });
    await server.send('POST', '/api/panel/auth/refresh-token', { body: { refreshToken } });
    await server.send('GET', '/api/panel/venue/venue-list?search=canary-search', { token });
    await server.send('GET', '/api/panel/auth/new-password/canary-user@telve.example', { token });
    await server.send('GET', `/api/panel/auth/new-password/canary-user%40telve.example?token=canary-query`, { token });
    await server.send('POST', '/api/panel/auth/forgot-password', { body: { email: 'canary-user@telve.example' } });
    const temporary = await server.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const secrets = [
      /[A-Z2-9]{5}(?:-[A-Z2-9]{5}){3}/.exec(temporary.body_text ?? '')?.[0] ?? 'none',
      token,
      refreshToken,
    ];
    const whole = server.log.join('');
    expect(whole).not.toContain('canary');
    expect(whole).not.toContain('Bearer');
    for (const secret of secrets) expect(whole).not.toContain(secret);
    expect(lines().some(({ path }) => path === '/api/panel/auth/new-password/c***@…')).toBe(true);
  });

  it('is one JSON object a line in UTC, whatever control characters arrive', async () => {
    const before = server.log.length;
    await server.send('GET', '/x%0a%7b%22level%22%3a50%7d%1b[31m');
    expect(server.log).toHaveLength(before + 1);
    const last = lines().at(-1);
    expect(last?.time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(last?.status).toBe(404);
    expect(server.log.at(-1)?.trimEnd()).not.toMatch(/\p{Cc}/u);
  });

  it('names a request once a line, as its answer does', async () => {
    const { headers } = await server.send('GET', '/api/panel/venue/venue-list');
    const id = headers.get('x-request-id') as string;
    const about = server.log.filter((line) => line.includes(id));
    expect(about.map((line) => (JSON.parse(line) as Line).msg)).toEqual(['security', 'request']);
    for (const line of about) {
      expect(line.split(id)).toHaveLength(2);
      expect((JSON.parse(line) as Line).requestId).toBe(id);
    }
  });

  it('tells of each 401, 403 and 429, with the id of the request', async () => {
    await addAccount(server.db, { email: 'report@telve.example', role: 'PanelReportUser' });
    const { accessToken: token } = await server.signIn('report@telve.example');
    const refused = [
      await server.send('GET', '/api/panel/venue/venue-list'),
      await server.send('GET', '/api/panel/venue/venue-list', { token }),
    ];
    for (let n = 0; n < 6; n += 1) {
      refused.push(
        await server.send('POST', '/api/panel/auth/login', {
          body: { email: 'x@telve.example', password: 'y', etkContract: true },
        }),
      );
    }
    const events = lines().filter(({ event }) => event !== undefined);
    const eventOf = (index: number) =>
      events.filter(({ requestId }) => requestId === refused[index]?.body.requestId).map(({ event }) => event);
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 400, 400, 400, 400, 400, 429]);
    expect([eventOf(0), eventOf(1), eventOf(2), eventOf(7)]).toEqual([
      ['unauthorized'],
      ['forbidden'],
      ['sign_in_failed'],
      ['limited'],
    ]);
  });
});

describe('a masked path', () => {
  it.each([
    ['/api/x/ali@telve.example', '/api/x/a***@…'],
    ['/api/x/ali%40telve.example/y', '/api/x/a***@…/y'],
    ['/api/x?search=ali', '/api/x'],
    ['/api/panel/auth/sessions/1', '/api/panel/auth/sessions/1'],
  ])('of %s is %s', (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });
});

describe('a logged error', () => {
  it('of the database quotes no value', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "canary"'), {
      severity: 'ERROR',
      routine: 'x',
      code: '22P02',
      detail: 'canary',
    });
    expect(JSON.stringify(describeError(new Error('outer', { cause: error })))).not.toContain('canary');
    expect(describeError(error)).toMatchObject({ code: '22P02' });
  });
});
