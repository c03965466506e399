import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPrefix } from '../http/multipart';
import { openTestDocuments, type TestDocuments } from '../testing/documents';
import { pdf, pdfStream } from '../testing/pdf';

const plate = { name: 'levha.pdf', type: 'application/pdf', bytes: pdf() };
const heavy = { ...plate, bytes: pdf({ objects: [pdfStream('', Buffer.alloc(9_000_000, 7))] }) };

let store: TestDocuments;
beforeEach(async () => {
  store = await openTestDocuments();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

/** Writes a file that was last touched so many seconds ago. */
const leave = async (path: string, secondsAgo: number): Promise<void> => {
  await writeFile(path, 'x');
  const at = new Date(store.clock.now().getTime() - secondsAgo * 1000);
  await utimes(path, at, at);
};

describe('what was cut off', () => {
  it('in writing is never a document, and goes after a minute', async () => {
    const { storageKey } = await store.take(plate);
    const incoming = join(store.folder, 'incoming');
    await leave(join(incoming, 'old'), 61);
    await leave(join(incoming, 'young'), 59);
    expect(await store.documents.tidy()).toBe(1);
    expect((await store.stored()).sort()).toEqual([storageKey, 'young'].sort());
  });

  it('in arriving goes after five minutes; what others keep in the same folder stays', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'telve-temporary-'));
    vi.stubEnv('TMPDIR', folder);
    await leave(join(folder, `${uploadPrefix}old`), 301);
    await leave(join(folder, `${uploadPrefix}young`), 299);
    await leave(join(folder, 'somebody-else'), 1000);
    expect(await store.documents.tidy()).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['somebody-else', `${uploadPrefix}young`]);
    await rm(folder, { recursive: true });
  });
});

/** Runs a program of the system. */
const system = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: 'ignore' });
};

/** A disk of 12 MB; undefined where none may be mounted. */
const smallDisk = async (): Promise<string | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-disk-'));
  try {
    system('mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder);
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
};

describe('a full disk', () => {
  it('refuses a document and leaves nothing of it; when there is room again, so is the store', async (context) => {
    const disk = await smallDisk();
    if (disk === undefined) return context.skip('a disk can be mounted by root alone');
    const full = await openTestDocuments({ dataDir: disk });
    try {
      const { storageKey } = await full.take(heavy);
      expect(await full.fate(heavy)).toBe('storage_full');
      expect(await full.stored()).toEqual([storageKey]);
      expect(await full.documents.room()).toBeLessThan(10_000_000);
      await full.documents.drop([storageKey]);
      expect(await full.documents.room()).toBeGreaterThan(10_000_000);
      expect(await full.fate(heavy)).toBe('taken');
    } finally {
      await full.close();
      system('umount', disk);
      await rm(disk, { recursive: true });
    }
  });

  it('is not yet one that nobody has written to', async () => {
    const elsewhere = await openTestDocuments({ dataDir: join(store.folder, 'none') });
    expect(await elsewhere.documents.room()).toBe(Number.POSITIVE_INFINITY);
    expect(await elsewhere.documents.tidy()).toBe(0);
    await elsewhere.close();
  });
});
