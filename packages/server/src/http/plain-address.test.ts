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

/** Status of a request whose address goes out exactly as it is written, which `fetch` does not do. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('an address', () => {
  it.each([
    '/api/%70anel/venue/venue-list',
    '/%61pi/panel/venue/venue-list',
    '/api/panel/venue/venue%2Dlist',
    '/api/panel/venue/%76enue-list?page=1',
    '/health/%6cive',
    '/%68ealth/ready',
    '/%6detrics',
    '/%6fpenapi.json',
    'http://telve.example/api/%70anel/venue/venue-list',
    'http://telve.example/api/public/../panel/venue/venue-list',
  ])('spelled %s is not there, though a router would find it (GEN-17)', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it.each([
    '/api/panel/venue/venue-list',
    '/api/public/get-enum/Segment%54ype',
    '/health/live',
    'http://telve.example/api/panel/venue/venue-list?page=1',
  ])('spelled %s is answered: parameters may be encoded (GEN-17)', async (path) => {
    expect(await statusOf(path)).toBe(200);
  });

  it('in disguise has no methods either (GEN-12)', async () => {
    const { status } = await server.send('DELETE', '/api/%70anel/auth/login');
    expect(status).toBe(404);
  });
});
