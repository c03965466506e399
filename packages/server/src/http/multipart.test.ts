import { readFile } from 'node:fs/promises';
import { defineEntry, type Entry } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { array, mixed, object, string } from 'yup';
import { startTestCalls, type TestCalls } from '../testing/calls';
import type { AnyHandler, Registered } from './handlers';
import { formLimits } from './multipart';
import type { UploadedFile } from './uploaded-file';

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

let server: TestCalls;
beforeAll(async () => {
  server = await startTestCalls([upload]);
});
afterAll(() => server.close());

const form = (parts: [string, string | Blob, string?][]): FormData => {
  const data = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, fileName ?? 'a.txt');
  }
  return data;
};
const send = async (body: FormData, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/upload`, { method: 'POST', body, headers });
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

  it('counts a line break as the one character that was typed', async () => {
    const file: [string, Blob] = ['file', text('a')];
    const lines = (length: number) => `${'x'.repeat(length - 11)}\n${'y'.repeat(10)}`;
    expect((await send(form([['note', lines(20)], file]))).status).toBe(200);
    expect((await send(form([['note', lines(21)], file]))).body.errors).toMatchObject([{ field: 'note' }]);
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
      fetch(`${server.url}/upload`, { method: 'POST', body, headers: { 'content-type': type } });
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
