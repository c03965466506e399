import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryInUse, lockDirectory } from './lock';
import { ownIdentity } from './processIdentity';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'telve-lock-'));
  await mkdir(join(directory, 'lock'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const left = async (holder: Partial<ReturnType<typeof ownIdentity>>): Promise<string> => {
  const file = join(directory, 'lock', '1-left.json');
  await writeFile(file, JSON.stringify({ ...ownIdentity(), since: Date.now() - 60_000, ...holder }));
  return file;
};

describe('a data directory', () => {
  it('belongs to one holder, who is named to everybody else at once', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DataDirectoryInUse);
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
    await (await lockDirectory(directory)).release();
    expect(await readdir(join(directory, 'lock'))).toEqual([]);
  });

  it('lets only one of many that come together in', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockDirectory(directory)));
    const held = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
    expect(held.length).toBeLessThanOrEqual(1);
    await Promise.all(held.map((lock) => lock.release()));
  });

  it.each([
    ['a process that has ended', { pid: 2 ** 22 - 7 }],
    ['another process with the same number', { started: '1' }],
    ['a process before the last boot', { boot: 'another boot' }],
  ])('is not held by %s', async (_who, holder) => {
    await left(holder);
    await (await lockDirectory(directory)).release();
    expect(await readdir(join(directory, 'lock'))).toEqual([]);
  });

  it('is held by a process of another machine as long as that gives signs of life', async () => {
    const file = await left({ host: 'another-machine' });
    await expect(lockDirectory(directory)).rejects.toThrow('another-machine');
    const longAgo = new Date(Date.now() - 11_000);
    await utimes(file, longAgo, longAgo);
    await (await lockDirectory(directory)).release();
  });
});
