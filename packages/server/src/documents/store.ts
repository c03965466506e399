import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { Refusal } from '../http/errors';
import type { OpenDocument } from './types';

/** A stored file and the instant at which it was written, in milliseconds since 1970. */
export interface StoredFile {
  key: string;
  at: number;
}

/** Files under random keys. They are never changed: a newer file gets a newer key. */
export interface FileStore {
  /** When it answers, the file and its name are on the disk. @throws Refusal `storage_full` */
  put(bytes: Buffer): Promise<string>;
  /** @throws Refusal `not_found` */
  open(key: string): Promise<OpenDocument>;
  remove(keys: readonly string[]): Promise<void>;
  list(): Promise<StoredFile[]>;
  /** Removes what a cut writing left, when it is older than a minute; answers how many files. */
  tidy(): Promise<number>;
  /** Bytes that can still be written. */
  room(): Promise<number>;
}

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Milliseconds that writing one file takes at most. */
const writingTime = 60_000;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const refusalOf = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error))) ? new Refusal('storage_full', { cause: error }) : error;

/** Makes a folder's names durable. Windows cannot, and needs no call for it. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const fill = async (handle: FileHandle, bytes: Buffer, at: Date): Promise<void> => {
  try {
    await handle.writeFile(bytes);
    await handle.utimes(at, at);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Name and time of the files of a folder; one that goes meanwhile is left out. */
const filesIn = async (folder: string): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  for (const key of await namesIn(folder)) {
    const found = await stat(join(folder, key)).catch(() => undefined);
    if (found?.isFile()) files.push({ key, at: found.mtimeMs });
  }
  return files;
};

/**
 * Files in `folder`, readable by the server's user alone. A file is written beside, brought to the disk and then moved
 * to its key, so that a key never names half a file, whatever ends the process.
 */
export const createFileStore = (folder: string, clock: Clock): FileStore => {
  const incoming = join(folder, 'incoming');
  const stored = join(folder, 'stored');
  const remove = (from: string, keys: readonly string[]) =>
    Promise.all(keys.map((key) => rm(join(from, key), { force: true })));

  return {
    put: async (bytes) => {
      const key = randomUUID();
      const draft = join(incoming, key);
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
        await mkdir(stored, { recursive: true, mode: 0o700 });
        await fill(await open(draft, 'wx', 0o600), bytes, clock.now());
        await rename(draft, join(stored, key));
        await syncFolder(stored);
        return key;
      } catch (error) {
        await Promise.allSettled([rm(draft, { force: true }), rm(join(stored, key), { force: true })]);
        throw refusalOf(error);
      }
    },
    open: async (key) => {
      if (!keyPattern.test(key)) throw new Refusal('not_found');
      try {
        const handle = await open(join(stored, key), 'r');
        const { size } = await handle.stat();
        return { body: handle.createReadStream(), size };
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? new Refusal('not_found', { cause: error }) : error;
      }
    },
    remove: async (keys) => {
      await remove(
        stored,
        keys.filter((key) => keyPattern.test(key)),
      );
    },
    list: async () => (await filesIn(stored)).filter(({ key }) => keyPattern.test(key)),
    tidy: async () => {
      const end = clock.now().getTime() - writingTime;
      const old = (await filesIn(incoming)).flatMap(({ key, at }) => (at < end ? key : []));
      await remove(incoming, old);
      return old.length;
    },
    room: async () => {
      try {
        const { bavail, bsize } = await statfs(stored);
        return bavail * bsize;
      } catch (error) {
        // Nothing has been stored yet.
        if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
        throw error;
      }
    },
  };
};
