import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportEntries, type WidgetToken } from '@telve/api';
import { graphics } from '@telve/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWidgetClient } from './createWidgetClient';

let server: Server;
let baseUrl: string;
let refused: Record<string, number>;
let asked: { path: string; bearer: string | undefined; cookie: string | undefined }[];

beforeEach(async () => {
  refused = {};
  asked = [];
  server = createServer(({ url, headers }, response) => {
    const bearer = headers.authorization;
    asked.push({ path: url ?? '', bearer, cookie: headers.cookie });
    const status = refused[bearer ?? ''] ?? 200;
    const body =
      status === 200
        ? { processStatus: 'Success', payload: graphics() }
        : { processStatus: 'Error', friendlyMessage: { title: '', message: '' }, errors: [{ code: 'forbidden' }] };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const tokens = (...given: (WidgetToken | Error | null)[]) =>
  vi.fn(async () => {
    const next = given.length > 1 ? given.shift() : given[0];
    if (next instanceof Error) throw next;
    return next as WidgetToken;
  });
const read = (client: ReturnType<typeof createWidgetClient>, options = {}) =>
  client.call(reportEntries.graphics, { startDate: '2026-11-01', endDate: '2026-11-27' }, options);
const bearers = () => asked.map(({ bearer }) => bearer?.replace('Bearer ', ''));

describe('the client of a widget', () => {
  it('asks the page for one token, whatever is read at the same time, and reads with it (REP-46)', async () => {
    const token = tokens({ token: 'a', expiresAt: minutes(15) });
    const client = createWidgetClient({ baseUrl, token });
    await expect(Promise.all([read(client), read(client)])).resolves.toHaveLength(2);
    expect(token).toHaveBeenCalledTimes(1);
    expect(bearers()).toEqual(['a', 'a']);
    expect(asked[0]?.path).toContain('/api/panel/report/graphics?');
    expect(asked[0]?.cookie).toBeUndefined();
  });

  it('asks for the next one before the old one ends', async () => {
    const token = tokens({ token: 'a', expiresAt: minutes(0.2) }, { token: 'b', expiresAt: minutes(15) });
    const client = createWidgetClient({ baseUrl, token });
    await read(client);
    await read(client);
    await read(client);
    expect(bearers()).toEqual(['a', 'b', 'b']);
  });

  it('asks once more after 401, and gives up when the next one is refused as well', async () => {
    refused = { 'Bearer a': 401 };
    const good = createWidgetClient({
      baseUrl,
      token: tokens({ token: 'a', expiresAt: minutes(15) }, { token: 'b', expiresAt: minutes(15) }),
    });
    await read(good);
    expect(bearers()).toEqual(['a', 'b']);
    asked = [];
    const bad = createWidgetClient({ baseUrl, token: tokens({ token: 'a', expiresAt: minutes(15) }) });
    await expect(read(bad)).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
  });

  it('takes a 403 as the end of the call and of nothing else', async () => {
    refused = { 'Bearer a': 403 };
    const client = createWidgetClient({ baseUrl, token: tokens({ token: 'a', expiresAt: minutes(15) }) });
    const { identity } = client;
    await expect(read(client)).rejects.toMatchObject({ status: 403 });
    refused = {};
    await expect(read(client)).resolves.toBeDefined();
    expect(client.identity).toBe(identity);
  });

  it('does not even ask for what the role in the token may not read (REP-06)', async () => {
    const part = Buffer.from(JSON.stringify({ roleName: 'PanelReportUser' })).toString('base64url');
    const client = createWidgetClient({
      baseUrl,
      token: tokens({ token: `x.${part}.x`, expiresAt: minutes(15) }),
    });
    await expect(read(client)).rejects.toMatchObject({ code: 'forbidden_locally' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['fails', new Error('down'), { status: 0, code: 'network' }],
    ['has none', null, { status: 401 }],
  ])('says so when the page %s, and asks again at the next call', async (_case, first, error) => {
    const client = createWidgetClient({ baseUrl, token: tokens(first, { token: 'b', expiresAt: minutes(15) }) });
    await expect(read(client)).rejects.toMatchObject(error);
    await expect(read(client)).resolves.toBeDefined();
  });

  it('ends with its signal', async () => {
    const client = createWidgetClient({ baseUrl, token: tokens({ token: 'a', expiresAt: minutes(15) }) });
    const reason = new Error('left');
    await expect(read(client, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(asked).toEqual([]);
  });
});
