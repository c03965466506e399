import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eicar, startTestClamd, type TestClamd } from '../testing/clamd';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { pdf, pdfStream } from '../testing/pdf';
import { createClamd } from './scanner';

const clean = {
  name: 'levha.pdf',
  type: 'application/pdf',
  bytes: pdf({ objects: [pdfStream('', Buffer.alloc(200_000))] }),
};
const infected = { ...clean, bytes: pdf({ objects: [pdfStream('', Buffer.from(eicar))] }) };

let daemon: TestClamd;
let store: TestDocuments;
beforeAll(async () => {
  daemon = await startTestClamd();
  store = await openTestDocuments({ scanner: createClamd(daemon.url, 300) });
});
afterAll(() => Promise.all([daemon.close(), store.close()]));

describe('with a scanner', () => {
  it('a clean document is taken, an infected one refused and told to the operator (WIZ-54)', async () => {
    daemon.behave('well');
    expect(await store.fate(clean)).toBe('taken');
    const before = await store.stored();
    expect(await store.fate(infected)).toBe('infected_file file_infected');
    expect(await store.stored()).toEqual(before);
    expect(store.events).toEqual(['infected_file']);
  });

  it.each([
    ['says nothing', 'silent' as const],
    ['hangs up', 'cut' as const],
    ['finds it too long', { say: 'INSTREAM size limit exceeded. ERROR' }],
    ['says something else', { say: 'stream: OK, perhaps' }],
  ])('that %s, nothing is taken: the answer is to try again', async (_what, how) => {
    daemon.behave(how);
    const before = await store.stored();
    expect(await store.fate(clean)).toBe('service_unavailable');
    expect(await store.stored()).toEqual(before);
    daemon.behave('well');
  });

  it('that is not there, nothing is taken until it is back', async () => {
    const gone = await startTestClamd();
    const scanner = createClamd(gone.url);
    await gone.close();
    await expect(scanner.isInfected(clean.bytes)).rejects.toMatchObject({
      code: 'service_unavailable',
      retryAfter: 30,
    });
  });

  it('is reached over a socket of the machine as well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'telve-clamd-'));
    const local = await startTestClamd(join(folder, 'clamd.sock'));
    const scanner = createClamd(local.url);
    expect(await scanner.isInfected(infected.bytes)).toBe(true);
    expect(await scanner.isInfected(clean.bytes)).toBe(false);
    await local.close();
    await rm(folder, { recursive: true });
  });
});
