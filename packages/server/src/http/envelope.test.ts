import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../testing/fixtures';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser' });
  token = (await server.signIn('admin@telve.example')).accessToken;
});
afterAll(() => server.close());

const create = '/api/panel/coffeetimeperiod/create-coffee-time-period';

/** Sends bytes and answers what came back until the connection closed. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

describe('a success', () => {
  it('carries processStatus, payload, errors and the totals of a list (GEN-12, GEN-14, GEN-15)', async () => {
    const { status, body, headers } = await server.send('GET', '/api/panel/coffeetimeperiod/list', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      processStatus: 'Success',
      payload: { items: [], totalCount: 0, totalPages: 0 },
      friendlyMessage: null,
      errors: [],
      totalCount: 0,
      totalPages: 0,
      requestId: headers.get('x-request-id'),
    });
  });
});

describe('a refusal', () => {
  it('carries ERROR, a Turkish friendlyMessage and the faults by field (GEN-12, GEN-13, GEN-15)', async () => {
    const { status, body } = await server.send('POST', create, { token, body: { timePeriod: -1 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      processStatus: 'ERROR',
      payload: null,
      friendlyMessage: { code: 'validation_failed', title: 'Uyarı', message: 'Lütfen alanları kontrol edin' },
      errors: [
        { field: 'timePeriod', code: 'min', message: 'Değer en az 0 olmalıdır.', params: { min: 0 } },
        { field: 'active', code: 'required', message: 'Bu alan zorunludur.' },
      ],
    });
  });

  const refusals: [what: string, method: string, path: string, options: object, status: number, code: string][] = [
    ['an unknown path', 'GET', '/api/panel/nothing', {}, 404, 'not_found'],
    ['a path outside the API', 'GET', '/nothing', {}, 404, 'not_found'],
    ['a missing token', 'GET', '/api/panel/venue/venue-list', {}, 401, 'unauthorized'],
    ['another method', 'DELETE', '/api/panel/auth/login', {}, 405, 'method_not_allowed'],
    ['an odd method', 'PATCH', create, {}, 405, 'method_not_allowed'],
    [
      'malformed JSON',
      'POST',
      create,
      { raw: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_request',
    ],
    ['JSON that is no object', 'POST', create, { body: [1] }, 400, 'validation_failed'],
    [
      'plain text',
      'POST',
      create,
      { raw: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a form of another site',
      'POST',
      create,
      { raw: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    ['form data where JSON is asked for', 'POST', create, { raw: new FormData() }, 415, 'unsupported_media_type'],
    ['a body that is too long', 'POST', create, { body: { a: 'x'.repeat(300_000) } }, 413, 'payload_too_large'],
    ['an address that cannot be read', 'GET', '/api/panel/coffeetimeperiod/detail/%zz', {}, 400, 'malformed_request'],
    [
      'a part of the path that is too long',
      'GET',
      `/api/panel/coffeetimeperiod/detail/${'9'.repeat(2000)}`,
      {},
      400,
      'malformed_request',
    ],
  ];
  it.each(refusals)('is the envelope for %s (GEN-12, GEN-13)', async (_what, method, path, options, status, code) => {
    const answer = await server.send(method, path, {
      token: path.includes('venue-list') ? undefined : token,
      ...options,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.processStatus).toBe('ERROR');
    expect(answer.body.friendlyMessage).toMatchObject({ code, title: expect.any(String), message: expect.any(String) });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.text).not.toMatch(/at \/|node_modules|SELECT|FST_/i);
  });

  it('names the allowed methods (GEN-12)', async () => {
    const { headers } = await server.send('GET', '/api/panel/auth/login');
    expect(headers.get('allow')).toBe('POST');
  });

  it('answers TRACE with 405 and HEAD never with 200', async () => {
    const trace = await sendRaw('TRACE /api/public/city HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const head = await server.send('HEAD', '/api/public/city');
    expect(trace).toMatch(/^HTTP\/1\.1 405 .*"code":"method_not_allowed"/s);
    expect(head.status).toBe(404);
  });

  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400, 'malformed_request'],
    [
      'an unknown method',
      'BREW /api/public/city HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'a method of another protocol',
      'PROPFIND /api/public/city HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      405,
      'method_not_allowed',
    ],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'malformed_request',
    ],
  ])('is the envelope for %s', async (_what, bytes, status, code) => {
    const answer = await sendRaw(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(`"code":"${code}"`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('hides what went wrong inside (GEN-13)', async () => {
    const broken = await startTestServer({
      database: { ...server.database, db: brokenDb() },
    });
    const answer = await broken.send('GET', '/api/public/city');
    await broken.close();
    expect(answer.status).toBe(500);
    expect(answer.body.friendlyMessage).toEqual({
      code: 'internal_error',
      title: 'Uyarı',
      message: 'Bir hata oluştu.',
    });
    expect(answer.text).not.toMatch(/cities|stack|at /);
  });
});

const brokenDb = () =>
  new Proxy(server.db, {
    get: (db, name) => {
      if (name === 'selectFrom') throw new Error('no table cities in /srv/secret');
      return Reflect.get(db, name) as unknown;
    },
  });

it('answers a request with an unknown Expect header as it would without (GEN-12)', async () => {
  const heard = await sendRaw(
    'GET /api/public/city HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
  );
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard).toContain('"processStatus":"Success"');
});

it('refuses a request without Host with the envelope (GEN-12)', async () => {
  const heard = await sendRaw('GET /api/public/city HTTP/1.1\r\nconnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain('"code":"malformed_request"');
});

it('takes a client that hangs up in the middle of its body for no fault of the server', async () => {
  const path = '/api/panel/auth/login';
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`;
  const before = server.log.length;
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname, () => socket.write(head, () => socket.destroy()));
  await new Promise((resolve) => socket.once('close', resolve));
  // The server has seen the end of that connection when it answers on another.
  await server.send('GET', '/api/public/city');
  expect(server.log.slice(before).join('\n')).not.toContain('"level":"error"');
});
