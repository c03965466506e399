import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEntry, type Entry } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mixed, object, string } from 'yup';
import type { AnyHandler, Registered } from '../http/handlers';
import type { UploadedFile } from '../http/uploaded-file';
import { startTestCalls, type TestCalls } from '../testing/calls';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { hostileFiles, type SentFile } from '../testing/hostileFiles';
import { pdf } from '../testing/pdf';

const plate: SentFile = { name: 'Vergi Levhası–Şişli.pdf', type: 'application/pdf', bytes: pdf() };

let store: TestDocuments;
let server: TestCalls;
let temporary: string;
beforeAll(async () => {
  store = await openTestDocuments();
  temporary = await mkdtemp(join(tmpdir(), 'telve-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  const upload: Registered = {
    entry: defineEntry<Record<string, unknown>, unknown>()({
      id: 'test.document',
      method: 'PUT',
      path: '/document',
      access: 'public',
      kind: 'multipart',
      errors: ['unprocessable_file'],
    }) as Entry,
    rules: {
      input: object({ taxPlate: mixed<UploadedFile>().required() }).default(undefined),
      payload: object({ name: string().defined() }),
    },
    handler: (async ({ taxPlate }: { taxPlate: UploadedFile }) =>
      store.documents.take('taxPlate', taxPlate)) as AnyHandler,
  };
  server = await startTestCalls([upload]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await store.close();
  await rm(temporary, { recursive: true });
});

const send = async ({ name, type, bytes }: SentFile) => {
  const form = new FormData();
  form.append('taxPlate', new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${server.url}/document`, { method: 'PUT', body: form });
  return { status: answer.status, body: (await answer.json()) as { payload: unknown; errors: unknown[] } };
};

/** Sends half of what it promised, and hangs up. */
const cut = (): Promise<void> =>
  new Promise((resolve) => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1', () => {
      const head =
        '--x\r\ncontent-disposition: form-data; name="taxPlate"; filename="a.pdf"\r\ncontent-type: application/pdf';
      socket.write('PUT /document HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n');
      socket.write(`content-length: 200000\r\n\r\n${head}\r\n\r\n`);
      socket.write(Buffer.alloc(100_000, '%PDF-1.7'), () => socket.destroy());
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });

describe('an upload', () => {
  it('is answered with the name as it was sent (WIZ-61)', async () => {
    const before = (await store.stored()).length;
    expect(await send(plate)).toMatchObject({ status: 200, body: { payload: { name: plate.name } } });
    expect(await store.stored()).toHaveLength(before + 1);
  });

  it('of each of 200 hostile files is refused with a sentence at its field, and nothing is left of it (WIZ-54)', async () => {
    const before = await store.stored();
    const odd: string[] = [];
    for (const file of await hostileFiles()) {
      const { status, body } = await send(file);
      const [fault] = body.errors as { field?: string; message?: string }[];
      if (status !== 422 || fault?.field !== 'taxPlate' || !fault.message) odd.push(`${file.name}: ${status}`);
    }
    expect(odd).toEqual([]);
    expect(await store.stored()).toEqual(before);
    expect(await readdir(temporary)).toEqual([]);
    expect((await send(plate)).status).toBe(200);
  }, 60_000);

  it('that is cut in the middle, a hundred times, leaves nothing (WIZ-61)', async () => {
    const before = await store.stored();
    for (let round = 0; round < 100; round += 1) await cut();
    await expect.poll(() => readdir(temporary)).toEqual([]);
    expect(await store.stored()).toEqual(before);
    expect((await send(plate)).status).toBe(200);
  }, 30_000);

  it('of fifty at once is answered each time (WIZ-61)', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(plate)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readdir(temporary)).toEqual([]);
  });
});
