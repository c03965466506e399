import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { defineEntry, type Entry } from '@telve/api';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { array, mixed, object, string } from 'yup';
import { manualClock } from '../clock';
import type { DatabaseHandle } from '../db/index';
import { createAccessTokens } from '../security/access-token';
import { createAccountReader } from '../security/accounts';
import { deriveKeys } from '../security/keys';
import { openTestDatabase } from '../testing/database';
import { testStart } from '../testing/server';
import { registerErrors } from './error-handler';
import { Refusal } from './errors';
import { FileAnswer } from './file-answer';
import { type AnyHandler, joinHandlers, type Registered } from './handlers';
import { toJsonSchema } from './json-schema';
import { formLimits, registerMultipart } from './multipart';
import { registerCalls } from './register';
import { serverOptions } from './server-options';
import { createSignedLinks, linkLife } from './signed-link';
import type { UploadedFile } from './uploaded-file';

const clock = manualClock(testStart);
const keys = deriveKeys('a secret of the tests that is long enough for everybody');
const links = createSignedLinks(keys.link, clock, '/files');
const seen: UploadedFile[] = [];
let made = 0;

const upload: Registered = {
  entry: defineEntry<Record<string, unknown>, unknown>()({
    id: 'test.upload',
    method: 'POST',
    path: '/upload',
    access: 'public',
    kind: 'multipart',
    idempotent: true,
  }) as Entry,
  rules: {
    input: object({
      note: string().max(20),
      file: mixed<UploadedFile>().required(),
      more: array(mixed<UploadedFile>().defined()),
    }).default(undefined),
    payload: object({ size: string().defined(), content: string().defined(), count: string().defined() }),
  },
  handler: (async ({ file, more = [] }: { file: UploadedFile; more?: UploadedFile[] }) => {
    made += 1;
    seen.push(file, ...more);
    return {
      size: String(file.size),
      content: (await readFile(file.path, 'utf8')).slice(0, 10),
      count: String(more.length),
      secret: 'x',
    };
  }) as AnyHandler,
};
const download: Registered = {
  entry: defineEntry<Record<string, unknown>, unknown>()({
    id: 'test.download',
    method: 'GET',
    path: '/download',
    access: 'public',
    kind: 'file',
  }) as Entry,
  rules: { input: object({ name: string() }).default(undefined), payload: mixed() },
  handler: (async ({ name = 'x' }: { name?: string }) =>
    new FileAnswer({
      fileName: name,
      mediaType: 'application/pdf',
      body: Readable.from(['%PDF-', '1.7']),
    })) as AnyHandler,
};

let database: DatabaseHandle;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  database = await openTestDatabase();
  app = fastify(serverOptions({ log: { level: 'silent' }, trustProxy: false }));
  const events = { note: () => {} };
  registerMultipart(app);
  registerErrors(app, { entries: [upload.entry, download.entry], events });
  registerCalls(app, [upload, download], {
    db: database.db,
    clock,
    accessTokens: createAccessTokens(keys, clock),
    accounts: createAccountReader(database.db),
    events,
  });
  app.get('/files/:document', async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const target = links.verify((request.params as { document: string }).document, Object.fromEntries(query));
    if (!target) throw new Refusal('not_found');
    const answer = new FileAnswer({
      fileName: 'levha.pdf',
      mediaType: 'application/pdf',
      body: Buffer.from('private'),
    });
    return reply.headers(answer.headers()).send(answer.body);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const form = (parts: [string, string | Blob, string?][]): FormData => {
  const data = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, fileName ?? 'a.txt');
  }
  return data;
};
const send = async (body: FormData, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/upload`, { method: 'POST', body, headers });
  return {
    status: answer.status,
    body: (await answer.json()) as { payload: unknown; friendlyMessage: { code: string }; errors: unknown[] },
  };
};
const text = (content: string) => new Blob([content], { type: 'text/plain' });
const bytes = (size: number) => new Blob([new Uint8Array(size)]);

describe('a multipart call (GEN-10)', () => {
  it('reads texts and files, answers by its schema alone and leaves no file behind', async () => {
    const { status, body } = await send(
      form([
        ['note', 'kısa'],
        ['file', text('içerik'), '../../x.png'],
        ['more', text('1')],
        ['more', text('2')],
      ]),
    );
    expect(status).toBe(200);
    expect(body.payload).toEqual({ size: '7', content: 'içerik', count: '2' });
    expect(seen[0]).toMatchObject({ name: 'x.png', type: 'text/plain', size: 7 });
    await expect(readFile(seen[0]?.path ?? '')).rejects.toThrow('ENOENT');
  });

  it('checks what it read by the rules', async () => {
    expect(
      (
        await send(
          form([
            ['note', 'x'.repeat(21)],
            ['file', text('a')],
          ]),
        )
      ).body.errors,
    ).toMatchObject([{ field: 'note' }]);
    expect((await send(form([['note', 'x']]))).status).toBe(400);
    expect((await send(form([['file', 'a text']]))).body.errors).toMatchObject([{ field: 'file', code: 'type' }]);
    expect(
      (
        await send(
          form([
            ['file', text('a')],
            ['file', text('b')],
          ]),
        )
      ).body.errors,
    ).toMatchObject([{ field: 'file', code: 'type' }]);
  });

  it('refuses a field that reaches a prototype', async () => {
    expect(
      (
        await send(
          form([
            ['__proto__', 'x'],
            ['file', text('a')],
          ]),
        )
      ).status,
    ).toBe(400);
  });

  it('takes a file of ten million bytes and none of one more', async () => {
    expect((await send(form([['file', bytes(formLimits.file)]]))).status).toBe(200);
    const { status, body } = await send(form([['file', bytes(formLimits.file + 1)]]));
    expect([status, body.friendlyMessage.code]).toEqual([413, 'payload_too_large']);
  });

  it('takes five files and no sixth', async () => {
    const files = (count: number) =>
      form([['file', text('a')], ...Array.from({ length: count - 1 }, (): [string, Blob] => ['more', text('b')])]);
    expect((await send(files(5))).status).toBe(200);
    expect((await send(files(6))).status).toBe(413);
  });

  it('takes JSON too where no file is needed, and is 415 for anything else', async () => {
    const ask = (body: string, type: string) =>
      fetch(`${url}/upload`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await ask('{"note":"a"}', 'application/json')).status).toBe(400);
    expect((await ask('note=a', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it('sent again with the same key is the same request though its boundary is another', async () => {
    const before = made;
    const once = { 'idempotency-key': 'upload-1' };
    const first = await send(form([['file', text('same')]]), once);
    const second = await send(form([['file', text('same')]]), once);
    const other = await send(form([['file', text('other')]]), once);
    expect(second.body).toEqual(first.body);
    expect(other.status).toBe(422);
    expect(made).toBe(before + 1);
  });
});

describe('a file call', () => {
  it.each([
    [
      'Satış raporu_10-03-2026.xlsx',
      `filename="Sat__ raporu_10-03-2026.xlsx"; filename*=UTF-8''Sat%C4%B1%C5%9F%20raporu_10-03-2026.xlsx`,
    ],
    ['a"b\\c\r\nSet-Cookie: x.pdf', `filename="a_b_cSet-Cookie: x.pdf"; filename*=UTF-8''a%22b_cSet-Cookie%3A%20x.pdf`],
    ['\u202Egpj.exe', `filename="gpj.exe"; filename*=UTF-8''gpj.exe`],
  ])('sends %j as an attachment under a safe name (GEN-19)', async (name, expected) => {
    const answer = await fetch(`${url}/download?name=${encodeURIComponent(name)}`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; ${expected}`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toBe('%PDF-1.7');
  });
});

describe('a signed link', () => {
  const target = { document: '5f0c2c1e-7c1d-4b53-9d1e-0a4b8f0f9a11', userId: 7 };
  const status = async (link: string) => (await fetch(`${url}${link}`)).status;

  it('opens its document as an attachment for five minutes (WIZ-62)', async () => {
    clock.set(testStart);
    const link = links.sign(target);
    expect(await status(link)).toBe(200);
    clock.advance(linkLife * 1000 - 1);
    expect(await status(link)).toBe(200);
    clock.advance(1);
    expect(await status(link)).toBe(404);
    clock.set(testStart);
  });

  it('is broken by any change: another user, document, end, or one character (WIZ-62)', async () => {
    const link = links.sign(target);
    const last = link.at(-1) === 'A' ? 'B' : 'A';
    const changed = [
      link.replace('u=7', 'u=8'),
      link.replace('5f0c', '5f0d'),
      link.replace(/e=(\d+)/, (_match, end: string) => `e=${Number(end) + 600}`),
      link.slice(0, -1) + last,
      link.slice(0, -1),
      link.replace(/&s=.*/, ''),
      link.replace(/\?.*/, ''),
    ];
    expect(await Promise.all(changed.map(status))).toEqual(changed.map(() => 404));
  });
});

describe('a start', () => {
  const entry = upload.entry;

  it('fails for an entry without handler and for a handler without entry', () => {
    expect(() => joinHandlers({ test: { upload: entry } }, { test: {} })).toThrow(
      'Entries without a handler: test.upload',
    );
    expect(() => joinHandlers({ test: {} }, { test: { upload: upload.handler } })).toThrow(
      'Handlers without an entry: test.upload',
    );
  });

  it.each([
    ['a test without a form', object({ a: string().test('odd', 'odd', () => true) })],
    ['a list of anything', object({ a: array() })],
    ['an excluded value', object({ a: string().notOneOf(['x']) })],
  ])('fails for rules with %s', (_what, schema) => {
    expect(() => toJsonSchema(schema.describe(), 'test.x input')).toThrow(/^The rules of test\.x input/);
  });
});
