import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../db/index';
import { openTestDatabase } from '../testing/database';
import { startTestServer, type TestServer } from '../testing/server';
import { pageMaker } from './page';

const index = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__">
<script type="application/json" id="telve-config">{"apiBase":""}</script>
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-BxK3d9a1.js"></script>
</head><body></body></html>`;
const script = `console.log(${JSON.stringify('telve '.repeat(500))});`;

let folder: string;
let database: DatabaseHandle;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'telve-host-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  mkdirSync(join(folder, 'public-images/venues'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'public-images/venues/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'dist/index.html'), index);
  writeFileSync(join(folder, 'dist/assets/index-BxK3d9a1.js'), script);
  writeFileSync(join(folder, 'dist/mark.svg'), '<svg/>');
  database = await openTestDatabase();
  server = await startTestServer({
    database,
    config: { hostDist: join(folder, 'dist'), apiUrl: 'https://api.example/base', dataDir: folder },
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Sends the path as it is: `fetch` would tidy it up. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    httpRequest({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('the page of the panel', () => {
  it('carries a fresh nonce at each answer, in policy and page alike, and is never kept (GEN-11)', async () => {
    const nonces: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { text, headers } = await get('/', { 'if-none-match': '*' });
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64url')).toHaveLength(16);
      expect(text.match(new RegExp(`"${nonce}"`, 'g'))).toHaveLength(3);
      expect(text).not.toContain('__CSP_NONCE__');
      expect(headers.get('cache-control')).toBe('no-store');
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('allows nothing that was not asked for', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'nonce-[\w-]+' 'strict-dynamic'; style-src 'self' 'nonce-[\w-]+';/,
    );
    expect(policy).toContain("connect-src 'self' https://api.example;");
    for (const part of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('lets the page start workers out of its own files alone, for the PDFs of applications (GEN-11)', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("; worker-src 'self';");
  });

  it('knows the address of the API from the configuration (GEN-11)', async () => {
    expect((await get('/')).text).toContain(
      '<script type="application/json" id="telve-config">{"apiBase":"https://api.example/base"}</script>',
    );
  });

  it('cannot be left by what the configuration holds', () => {
    const { html } = pageMaker(index, { apiBase: 'https://x/</script><script>alert(1)</script>' })();
    expect(html).not.toContain('</script><script>alert');
    expect(() => pageMaker('<html></html>', { apiBase: '' })).toThrow('no element for its configuration');
  });

  it.each([
    '/dashboard',
    '/dashboard/venues?page=2',
    '/dashboard/productCategories/timePeriod/1.5',
    '/forgotPassword',
    '/applicationForm',
    '/anything',
  ])('is answered at %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('telve-config')]).toEqual([200, true]);
  });

  it.each([
    '//api/public/city',
    '/API/public/city',
    '/api',
    '/api/x',
    '/%61pi/panel/venue/venue-list',
    '/x/%2e%2e/api/public/city',
    '/api;x/y',
    '/documentation',
    '/docs',
    '/metrics/x',
    '/dev/outbox',
    '/.env',
    '/assets/gone-12345678.js',
    '/index.php',
    '/index.html',
    '/files/..%2f..%2fetc/passwd',
  ])('is not answered at %s (GEN-17)', async (path) => {
    expect([400, 401, 404]).toContain(await rawStatus(path));
  });
});

describe('the page in a frame', () => {
  const partner = encodeURIComponent('https://partner.example');
  const framing = async (path: string) => {
    const { headers, text } = await get(path);
    return {
      ancestors: /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1],
      options: headers.get('x-frame-options'),
      told: text.includes('"embedOrigin":"https://partner.example"'),
    };
  };

  it('is shown by a listed partner, whose origin it is told', async () => {
    expect(await framing(`/embed/apply?origin=${partner}&channel=x`)).toEqual({
      ancestors: 'https://partner.example',
      options: null,
      told: true,
    });
  });

  it.each([
    '/embed/apply',
    '/embed/apply?origin=*',
    `/embed/apply?origin=${encodeURIComponent('https://partner.example.evil.test')}`,
    `/embed/apply?origin=${encodeURIComponent('http://partner.example')}`,
    `/embed/apply?origin=${encodeURIComponent('https://partner.example:8443')}`,
    `/embed/apply?origin=${encodeURIComponent('https://PARTNER.example')}`,
    `/embed/apply?origin=${encodeURIComponent("https://partner.example 'self'")}`,
    `/embed/apply/?origin=${partner}`,
    `/embed/other?origin=${partner}`,
    `/?origin=${partner}`,
    `/dashboard?origin=${partner}`,
    `/applicationForm?origin=${partner}`,
  ])('is shown by nobody at %s', async (path) => {
    expect(await framing(path)).toEqual({ ancestors: "'none'", options: 'DENY', told: false });
  });
});

describe('the files of the panel', () => {
  it('are kept for ever where the name changes with the content', async () => {
    const { headers, text } = await get('/assets/index-BxK3d9a1.js', { 'accept-encoding': 'identity' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(text).toBe(script);
    const mark = await get('/mark.svg');
    expect(mark.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/mark.svg', { 'if-none-match': mark.headers.get('etag') ?? '' })).status).toBe(304);
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
    expect(body.length).toBeLessThan(script.length / 5);
    expect(unpack(body).toString()).toBe(script);
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
      expect([400, 404]).toContain(await rawStatus(path));
    }
  });
});

describe('public pictures', () => {
  it('are served to every page, unchanging and unable to run anything', async () => {
    const { status, headers } = await get('/media/venues/a.svg');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await get('/media/venues/b.svg')).status).toBe(404);
  });
});

describe('the outbox page', () => {
  it('is there in demo mode only, as a page or as JSON', async () => {
    expect((await get('/dev/outbox')).status).toBe(404);
    const demo = await startTestServer({ database, config: { demo: true } });
    await database.db
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
