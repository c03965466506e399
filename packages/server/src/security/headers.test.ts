import { allEntries, encode } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('every answer of the API', () => {
  it.each(allEntries.map((entry) => [entry.id, entry] as const))(
    'of %s is kept nowhere and carries the headers of security',
    async (_id, entry) => {
      const anything = {
        email: 'a@b.co',
        name: 'x',
        id: '1',
        companyId: '1',
        campaignId: '1',
        cityId: '1',
        sessionId: '1',
        subject: 'venue',
      };
      const { headers } = await server.send(entry.method, encode(entry, anything).path, {});
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThanOrEqual(
        31_536_000,
      );
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );
});

describe('a page of another origin', () => {
  const ask = (origin: string) => server.send('GET', '/api/public/city', { headers: { origin } });
  const preflight = (origin: string, headers: string) =>
    server.send('OPTIONS', '/api/panel/auth/login', {
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
    });

  it('that is listed may read answers and the three headers it needs', async () => {
    const { headers } = await ask('https://partner.example');
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(headers.get('access-control-expose-headers')).toBe('Content-Disposition, Retry-After, X-Request-Id');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBe('Origin');
  });

  it.each([
    'https://partner.example.evil.test',
    'http://partner.example',
    'https://partner.example:8443',
    'https://PARTNER.example',
    'null',
    '*',
  ])('that is %s may not', async (origin) => {
    const { headers } = await ask(origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toBe('Origin');
  });

  it('asks first, and only for headers the API knows', async () => {
    const granted = await preflight('https://partner.example', 'authorization, content-type, idempotency-key');
    expect(granted.status).toBe(204);
    expect(granted.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(granted.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    for (const refused of [
      await preflight('https://partner.example', 'x-evil'),
      await preflight('https://evil.test', 'content-type'),
    ]) {
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      expect(refused.headers.get('access-control-allow-headers')).toBeNull();
    }
  });
});
