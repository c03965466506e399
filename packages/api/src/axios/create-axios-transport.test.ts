import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpServer, sendJson, startHttpServer } from '../testing/http-server';
import { createAxiosTransport } from './create-axios-transport';

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer((_received, response) => sendJson(response, 418, { a: 1 }, { 'x-request-id': 'r9' }));
});
afterEach(() => server.close());

const get = () =>
  createAxiosTransport()({
    method: 'GET',
    url: `${server.baseUrl}/x`,
    headers: { Accept: 'application/json' },
    body: undefined,
    answer: 'json',
  });

describe('createAxiosTransport', () => {
  it('answers any status with its parsed body and its headers', async () => {
    const response = await get();
    expect(response.status).toBe(418);
    expect(response.body).toEqual({ a: 1 });
    expect(response.header('x-request-id')).toBe('r9');
    expect(response.header('retry-after')).toBeNull();
  });

  it('takes nothing from the defaults and interceptors of the page', async () => {
    const seen = vi.fn((config) => config);
    const interceptor = axios.interceptors.request.use(seen);
    axios.defaults.baseURL = 'http://127.0.0.1:9';
    axios.defaults.headers.common['Authorization'] = 'Bearer of the page';
    try {
      await get();
    } finally {
      axios.interceptors.request.eject(interceptor);
      delete axios.defaults.baseURL;
      delete axios.defaults.headers.common['Authorization'];
    }
    expect(seen).not.toHaveBeenCalled();
    expect(server.received[0]!.url).toBe('/x');
    expect(server.received[0]!.headers.authorization).toBeUndefined();
    expect(server.received[0]!.headers['content-type']).toBeUndefined();
  });
});
