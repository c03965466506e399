import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAxiosTransport } from '../axios';
import { login, newPassword } from '../contract/auth';
import { cities } from '../contract/lookups';
import { create } from '../contract/time-periods';
import { updateStatus, list as venues } from '../contract/venues';
import { refusal, startHttpApi, success } from '../testing/http-api';
import { sendJson } from '../testing/http-server';
import { createClient } from './create-client';

let api: Awaited<ReturnType<typeof startHttpApi>>;

beforeEach(async () => {
  api = await startHttpApi();
});
afterEach(() => api.close());

describe('a call over HTTP', () => {
  it('goes to the configured address with a bearer token and without empty values (GEN-07, GEN-09, GEN-11)', async () => {
    api.answer((_received, response) => sendJson(response, 200, success({ items: [], totalCount: 0, totalPages: 0 })));
    await api.client().call(venues, { page: 1, size: 10, search: '', isActive: false, cityId: undefined });
    const { method, url, headers } = api.received[0]!;
    expect([method, url]).toEqual(['GET', '/api/panel/venue/venue-list?page=1&size=10&isActive=false']);
    expect(headers.authorization).toBe('Bearer first');
    expect(headers['idempotency-key']).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  });

  it('sends JSON with an Idempotency-Key when it may change something (GEN-10)', async () => {
    api.answer((_received, response) => sendJson(response, 200, success(true)));
    await api.client().call(updateStatus, { venueId: 5, status: false });
    await api.client().call(updateStatus, { venueId: 5, status: false }, { idempotencyKey: 'mine' });
    const [first, second] = api.received;
    expect(first!.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(first!.body.toString())).toEqual({ venueId: 5, status: false });
    expect(first!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second!.headers['idempotency-key']).toBe('mine');
  });

  it('sends a key with the one GET that changes something (AUTH-28, SES-22)', async () => {
    api.answer((_received, response) => sendJson(response, 200, success(true)));
    await api.client().call(newPassword, { email: 'a@b.co' });
    expect(api.received[0]!.method).toBe('GET');
    expect(api.received[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries no Authorization header where there is no token (GEN-07)', async () => {
    api.answer((_received, response) => sendJson(response, 200, success([])));
    await createClient({ transport: createAxiosTransport(), baseUrl: api.baseUrl }).call(cities, {});
    expect(api.received[0]!.headers.authorization).toBeUndefined();
  });

  it('of a role that may not make it is refused here and never sent (D-08)', async () => {
    const outsider = createClient({
      transport: createAxiosTransport(),
      baseUrl: api.baseUrl,
      auth: { ...api.auth, roles: ['PanelReportUser'] },
    });
    await expect(outsider.call(venues, {})).rejects.toMatchObject({ status: 0, code: 'forbidden_locally' });
    expect(api.received).toHaveLength(0);
  });

  it('refused as a sign-in starts no renewal, carries no old token and no key (AUTH-17)', async () => {
    api.answer((_received, response) => sendJson(response, 401, refusal('email_or_password_incorrect')));
    const input = { email: 'a@b.co', password: 'x', etkContract: true } as const;
    await expect(api.client().call(login, input)).rejects.toMatchObject({ code: 'email_or_password_incorrect' });
    expect(api.told).toEqual([]);
    expect(api.received[0]!.headers.authorization).toBeUndefined();
    expect(api.received[0]!.headers['idempotency-key']).toBeUndefined();
  });
});

describe('a refusal over HTTP', () => {
  it('becomes an ApiError with code, fields, values, id and waiting time (GEN-13, GEN-15, D-12)', async () => {
    const errors = [{ field: 'timePeriod', code: 'time_period_already_exists', message: 'Bu süre zaten kayıtlı.' }];
    api.answer((_received, response) =>
      sendJson(
        response,
        409,
        refusal('conflict', { errors, params: { seconds: 60 }, requestId: 'r1', payload: { id: 1 } }),
        {
          'retry-after': '60',
        },
      ),
    );
    await expect(api.client().call(create, { timePeriod: 5, active: true })).rejects.toMatchObject({
      name: 'ApiError',
      status: 409,
      code: 'time_period_already_exists',
      fields: errors,
      params: { seconds: 60 },
      message: 'Olmadi',
      requestId: 'r1',
      payload: { id: 1 },
      retryAfter: 60,
    });
  });

  it('that names no code is told from an answer that cannot be read (D-12)', async () => {
    api.answer((_received, response) =>
      sendJson(response, 200, { ...refusal(''), friendlyMessage: { message: 'Olmadi' } }),
    );
    const told = { status: 200, code: 'uncoded', enveloped: true, message: 'Olmadi' };
    await expect(api.client().call(cities, {})).rejects.toMatchObject(told);
  });

  it('without a friendly message says what its errors say that name no field (VEN-144, D-12)', async () => {
    const errors = [
      { code: 'a', message: 'Biri.' },
      { field: 'email', code: 'email', message: 'Alan.' },
      { message: 'İkisi.' },
    ];
    api.answer((_received, response) => sendJson(response, 200, { ...refusal(''), friendlyMessage: null, errors }));
    await expect(api.client().call(cities, {})).rejects.toMatchObject({ code: 'a', message: 'Biri. İkisi.' });
  });

  it('of a validation keeps its code beside the codes of the fields', async () => {
    const errors = [{ field: 'email', code: 'required' }];
    api.answer((_received, response) => sendJson(response, 400, refusal('validation_failed', { errors })));
    await expect(api.client().call(cities, {})).rejects.toMatchObject({ code: 'validation_failed', fields: errors });
  });

  it('is a 200 whose processStatus is not Success, too (GEN-12, AUTH-19)', async () => {
    api.answer((_received, response) => sendJson(response, 200, refusal('user_passive')));
    await expect(api.client().call(cities, {})).rejects.toMatchObject({
      status: 200,
      code: 'user_passive',
      message: 'Olmadi',
    });
  });

  it.each([
    [200, '<html>Giriş</html>', 'unreadable'],
    [500, '', 'unreadable'],
    [502, '<html>Bad gateway</html>', 'service_unavailable'],
    [413, '', 'payload_too_large'],
  ])('without an envelope, status %i, is an ApiError', async (status, body, code) => {
    api.answer((_received, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body));
    await expect(api.client().call(cities, {})).rejects.toMatchObject({ status, code });
  });

  it('with 403 tells the session, once', async () => {
    api.answer((_received, response) => sendJson(response, 403, refusal('forbidden')));
    await expect(api.client().call(venues, {})).rejects.toMatchObject({ status: 403 });
    expect(api.told).toEqual(['forbidden']);
  });

  it.each([403, 404, 401])('as a page of a proxy, status %i, says nothing about the session', async (status) => {
    api.answer((_received, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<html>'));
    await expect(api.client().call(venues, {})).rejects.toMatchObject({ status, enveloped: false });
    expect(api.told).not.toContain('forbidden');
    expect(api.told).not.toContain('refused');
  });

  it('tells whether the API itself gave it', async () => {
    api.answer((_received, response) => sendJson(response, 404, refusal('not_found')));
    await expect(api.client().call(venues, {})).rejects.toMatchObject({ status: 404, enveloped: true });
  });

  it('with 401 after a renewal tells the session', async () => {
    api.answer((_received, response) => sendJson(response, 401, refusal('unauthorized')));
    await expect(api.client().call(venues, {})).rejects.toMatchObject({ status: 401 });
    expect(api.told).toEqual(['renew', 'refused']);
  });
});

describe('the client', () => {
  it('passes on what its auth tells of another identity', () => {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const heard = vi.fn();
    const stop = createClient({ transport: createAxiosTransport(), auth: { ...api.auth, subscribe } }).subscribe?.(
      heard,
    );
    for (const listener of listeners) listener();
    expect(heard).toHaveBeenCalledTimes(1);
    stop?.();
    expect(listeners.size).toBe(0);
  });

  it('has no subscribe where its auth has none', () => {
    expect(api.client().subscribe).toBeUndefined();
  });
});

describe('no answer', () => {
  it('is a network error', async () => {
    api.answer((_received, response) => response.destroy());
    await expect(api.client().call(cities, {})).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  it('leaves no token in the error', async () => {
    api.answer((_received, response) => response.destroy());
    const error = await api
      .client()
      .call(cities, {})
      .catch((reason: unknown) => reason);
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('Bearer');
  });

  it('within the time limit is a network error', async () => {
    api.answer(() => {});
    await expect(api.client({ timeout: 50 }).call(cities, {})).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  it('after an abort rejects with the reason of the abort', async () => {
    const controller = new AbortController();
    const reason = new Error('the page was left');
    api.answer(() => controller.abort(reason));
    await expect(api.client().call(cities, {}, { signal: controller.signal })).rejects.toBe(reason);
    await expect(api.client().call(cities, {}, { signal: controller.signal })).rejects.toBe(reason);
    expect(api.received).toHaveLength(1);
  });
});
