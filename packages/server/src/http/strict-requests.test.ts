import { request } from 'node:http';
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

const list = '/api/panel/coffeetimeperiod/list';
const create = '/api/panel/coffeetimeperiod/create-coffee-time-period';

let minutes = 100;
const freshPeriod = () => ({ timePeriod: ++minutes, active: true });

describe('a query', () => {
  it.each(['orderBy=id', 'sortingColumn=minutes', 'sort[0]=a', '$where=1', 'x', '_=1', 'orderBy=', 'Page=1'])(
    'with %s is refused by the name that no field has (GEN-08, GEN-13)',
    async (query) => {
      const { status, body } = await server.send('GET', `${list}?page=1&${query}`, { token });
      expect(status).toBe(400);
      expect(body.friendlyMessage?.code).toBe('validation_failed');
      expect(body.errors).toMatchObject([{ code: 'unknown_field', message: 'Bu alan bilinmiyor.' }]);
    },
  );

  it.each(['page=1&size=10&search=a', 'pageNumber=1&pageSize=10', 'search=', ''])(
    'with the spellings of the call is read: ?%s (GEN-08, GEN-09)',
    async (query) => {
      expect((await server.send('GET', `${list}?${query}`, { token })).status).toBe(200);
    },
  );

  it('beside a body is refused: it would change nothing (GEN-10)', async () => {
    const body = freshPeriod();
    const refused = await server.send('POST', `${create}?active=false`, { token, body });
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([400, 'unknown_field']);
    expect((await server.send('POST', create, { token, body })).status).toBe(200);
  });

  it('of more names than any call has is refused, whatever comes last', async () => {
    const query = `${'search=&'.repeat(100)}orderBy=id`;
    expect((await server.send('GET', `${list}?${query}`, { token })).status).toBe(400);
  });

  it('is looked at after the token: who may not ask learns no names (GEN-17)', async () => {
    expect((await server.send('GET', `${list}?orderBy=id`)).status).toBe(401);
  });
});

/** Status of a POST whose headers go out as they are. */
const statusOf = (headers: Record<string, string | string[]>): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const body = JSON.stringify(freshPeriod());
    request(
      {
        hostname,
        port,
        path: create,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end(body);
  });

describe('an Idempotency-Key', () => {
  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['of 256 characters', 'x'.repeat(256)],
    ['with a space', 'a b'],
    ['with a tab', 'a\tb'],
    ['with a control character of Latin-1', 'a\u0085b'],
    ['of another alphabet', Buffer.from('ş').toString('latin1')],
    ['given twice', ['a', 'b']],
  ])('that is %s is refused: whoever sends one counts on it (CAT-39)', async (_what, key) => {
    expect(await statusOf({ 'idempotency-key': key })).toBe(400);
  });

  it.each(['k', 'x'.repeat(255), '0b7e8c52-7d3b-4d8e-9c55-2f1f6f0b8f10'])('%s is taken (CAT-39)', async (key) => {
    expect(await statusOf({ 'idempotency-key': key })).toBe(200);
  });

  it('is checked where no answer is kept for it too (CAT-39)', async () => {
    const body = { email: 'admin@telve.example' };
    const headers = { 'idempotency-key': '' };
    expect((await server.send('POST', '/api/panel/auth/forgot-password', { body, headers })).status).toBe(400);
  });
});

describe('a body', () => {
  it.each(['utf-16', 'UTF-16LE', '"iso-8859-9"', 'utf-7', ''])(
    'that says it is %s is refused: it would be read as UTF-8 (GEN-10)',
    async (charset) => {
      expect(await statusOf({ 'content-type': `application/json; charset=${charset}` })).toBe(415);
    },
  );

  it.each(['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'])(
    'of the type %s is taken (GEN-10)',
    async (type) => {
      expect(await statusOf({ 'content-type': type })).toBe(200);
    },
  );

  it('that says it is compressed is refused: it would be read as it is (GEN-10)', async () => {
    expect(await statusOf({ 'content-encoding': 'gzip' })).toBe(415);
    expect(await statusOf({ 'content-encoding': 'identity' })).toBe(200);
  });
});
