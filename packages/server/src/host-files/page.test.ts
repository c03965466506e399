import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostServer, hostPage, startHostServer } from '../testing/hostFiles';
import { pageMaker } from './page';

let server: HostServer;
beforeAll(async () => {
  server = await startHostServer();
});
afterAll(() => server.close());

describe('the page of the panel', () => {
  it('carries a fresh nonce at each answer, in policy and page alike, and is never kept (GEN-11)', async () => {
    const nonces: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { text, headers } = await server.get('/', { 'if-none-match': '*' });
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
    const policy = (await server.get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'nonce-[\w-]+' 'strict-dynamic'; style-src 'self' 'nonce-[\w-]+';/,
    );
    expect(policy).toContain("connect-src 'self' https://api.example;");
    for (const part of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('lets the page start workers out of its own files alone, for the PDFs of applications (GEN-11)', async () => {
    const policy = (await server.get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("; worker-src 'self';");
  });

  it('knows the address of the API from the configuration (GEN-11)', async () => {
    expect((await server.get('/')).text).toContain(
      '<script type="application/json" id="telve-config">{"apiBase":"https://api.example/base"}</script>',
    );
  });

  it('cannot be left by what the configuration holds', () => {
    const { html } = pageMaker(hostPage, { apiBase: 'https://x/</script><script>alert(1)</script>' })();
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
    const { status, text } = await server.get(path);
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
    expect([400, 401, 404]).toContain(await server.rawStatus(path));
  });
});

describe('the page in a frame', () => {
  const partner = encodeURIComponent('https://partner.example');
  const framing = async (path: string) => {
    const { headers, text } = await server.get(path);
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
