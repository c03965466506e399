import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const token = 'metrics-token-of-the-tests';

describe('the addresses of operation', () => {
  it('say that the process lives and may be sent requests', async () => {
    expect(await server.send('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await server.send('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('say that it is stopping before anything closes', async () => {
    server.app.readiness.accepting = false;
    const answer = await server.send('GET', '/health/ready');
    server.app.readiness.accepting = true;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('give figures to whoever has the token, and to nobody else', async () => {
    await server.send('POST', '/api/panel/auth/login', {
      body: { email: 'x@telve.example', password: 'y', etkContract: true },
    });
    const { status, text } = await server.send('GET', '/metrics', { token });
    expect(status).toBe(200);
    expect(text).toContain('auth_failures_total 1');
    expect(text).toContain('http_request_duration_seconds_count{call="auth.login",status="400"} 1');
    expect(text).toContain('security_events_total{event="sign_in_failed"} 1');
    expect(text).toContain('database_connections{state="total"}');
    for (const wrong of [undefined, 'x', `${token}x`]) {
      expect((await server.send('GET', '/metrics', { token: wrong })).status).toBe(401);
    }
    const closed = await startTestServer({ database: server.database, config: { metricsToken: undefined } });
    expect((await closed.send('GET', '/metrics', { token })).status).toBe(404);
    await closed.close();
  });

  it('show the contract as OpenAPI 3.1: openly in demo mode, else to operators (GEN-18)', async () => {
    expect((await server.send('GET', '/openapi.json')).status).toBe(401);
    const { text } = await server.send('GET', '/openapi.json', { token });
    const document = JSON.parse(text) as { openapi: string; paths: Record<string, Record<string, Operation>> };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/panel/venue/venue-list']?.['get']).toMatchObject({
      operationId: 'venues.list',
      security: [{ bearer: [] }],
      'x-roles': ['PanelUser', 'PanelVenueUser'],
    });
    expect(
      document.paths['/api/panel/venue/venue-list']?.['get']?.parameters?.find(({ name }) => name === 'search'),
    ).toEqual({
      name: 'search',
      in: 'query',
      required: false,
      schema: { type: 'string', maxLength: 200 },
    });
    expect(
      document.paths['/api/panel/coffeetimeperiod/create-coffee-time-period']?.['post']?.requestBody?.content[
        'application/json'
      ].schema,
    ).toEqual({
      type: 'object',
      properties: { timePeriod: { type: 'integer', minimum: 0, maximum: 1440 }, active: { type: 'boolean' } },
      required: ['timePeriod', 'active'],
      additionalProperties: false,
    });
    const demo = await startTestServer({ database: server.database, config: { demo: true } });
    expect((await demo.send('GET', '/openapi.json')).status).toBe(200);
    await demo.close();
  });
});

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
}
