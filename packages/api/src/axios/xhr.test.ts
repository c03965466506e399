// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '../testing/http-server';
import { createAxiosTransport } from './create-axios-transport';

let server: HttpServer;
let body: string | Buffer;
let headers: Record<string, string>;
let status: number;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};

beforeEach(async () => {
  status = 200;
  headers = { 'content-type': 'application/json' };
  body = '{"ok":true}';
  server = await startHttpServer(({ method }, response) =>
    method === 'OPTIONS'
      ? response.writeHead(204, cors).end()
      : response.writeHead(status, { ...cors, ...headers }).end(body),
  );
});
afterEach(() => server.close());

const sent = () => server.received.filter(({ method }) => method !== 'OPTIONS');
const transport = createAxiosTransport();
const get = (answer: 'json' | 'blob', signal?: AbortSignal) =>
  transport({ method: 'GET', url: `${server.baseUrl}/x`, headers: {}, body: undefined, answer, signal });

describe('createAxiosTransport over XMLHttpRequest', () => {
  it('leaves the type of form data, with its boundary, to the browser', async () => {
    const form = new FormData();
    form.append('title', 'Başvuru');
    form.append('files', new File(['abc'], 'a.txt', { type: 'text/plain' }));
    await transport({ method: 'PUT', url: `${server.baseUrl}/x`, headers: {}, body: form, answer: 'json' });
    const [request] = sent();
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body.toString()).toContain('Başvuru');
  });

  it('answers a file as a Blob, and the refusal of a file as parsed JSON', async () => {
    headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename=a.csv' };
    body = 'a;b';
    expect((await get('blob')).body).toBeInstanceOf(Blob);
    status = 404;
    headers = { 'content-type': 'application/json' };
    body = '{"processStatus":"ERROR"}';
    expect(await get('blob')).toMatchObject({ status: 404, body: { processStatus: 'ERROR' } });
  });

  it('answers null for a body that is no JSON', async () => {
    body = '<html>';
    expect((await get('json')).body).toBeNull();
  });

  it('rejects with the reason of an abort', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    const call = get('json', controller.signal);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});
