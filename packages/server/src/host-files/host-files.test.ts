import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostServer, hostScript, startHostServer } from '../testing/hostFiles';
import { startTestServer } from '../testing/server';

let server: HostServer;
beforeAll(async () => {
  server = await startHostServer();
});
afterAll(() => server.close());

describe('the files of the panel', () => {
  it('are kept for ever where the name changes with the content', async () => {
    const { headers, text } = await server.get('/assets/index-BxK3d9a1.js', { 'accept-encoding': 'identity' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(text).toBe(hostScript);
    const nameless = await server.get('/assets/2kDSx12G.js');
    expect(nameless.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const mark = await server.get('/mark.svg');
    expect(mark.headers.get('cache-control')).toBe('no-cache');
    expect((await server.get('/mark.svg', { 'if-none-match': mark.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('let a worker load the parts it was split into, as the reader of workbooks does (VEN-18, COMP-09)', async () => {
    const policyOf = async (path: string) => (await server.get(path)).headers.get('content-security-policy');
    expect(await policyOf('/assets/index-BxK3d9a1.js')).toMatch(/^default-src 'none';.*; script-src 'self'$/);
    expect(await policyOf('/mark.svg')).not.toContain('script-src');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travel as %s', async (encoding, unpack) => {
    const body = await new Promise<Buffer>((resolve) => {
      httpRequest(
        `${server.url}/assets/index-BxK3d9a1.js`,
        { headers: { 'accept-encoding': encoding } },
        async (answer) => {
          expect(answer.headers['content-encoding']).toBe(encoding);
          resolve(Buffer.concat(await answer.toArray()));
        },
      ).end();
    });
    expect(body.length).toBeLessThan(hostScript.length / 5);
    expect(unpack(body).toString()).toBe(hostScript);
  });

  it('reach no file outside their folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/media/../secret.txt',
      '/media/..%2f..%2fsecret.txt',
    ]) {
      expect([400, 404]).toContain(await server.rawStatus(path));
    }
  });
});

describe('public pictures', () => {
  it('are served to every page, unchanging and unable to run anything', async () => {
    const { status, headers } = await server.get('/media/venues/a.svg');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await server.get('/media/venues/b.svg')).status).toBe(404);
  });
});

describe('the outbox page', () => {
  it('is there in demo mode only, as a page or as JSON', async () => {
    expect((await server.get('/dev/outbox')).status).toBe(404);
    const demo = await startTestServer({ database: server.database, config: { demo: true } });
    await server.db
      .insertInto('mail_outbox')
      .values({
        template: 't',
        recipient: 'a@telve.example',
        subject: '<b>Konu</b>',
        body_text: 'Geçici şifre',
        body_html: '',
      })
      .execute();
    const page = await demo.send('GET', '/dev/outbox', { headers: { accept: 'text/html' } });
    const json = await demo.send('GET', '/dev/outbox', { headers: { accept: 'application/json' } });
    await demo.close();
    expect(page.text).toContain('&lt;b&gt;Konu&lt;/b&gt;');
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'nonce-/);
    expect(JSON.parse(json.text)).toMatchObject([
      { recipient: 'a@telve.example', text: 'Geçici şifre', state: 'queued' },
    ]);
  });
});
