import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { manualClock } from '../clock';
import { startChild } from '../testing/childProcess';
import { createFileStore } from './store';

const rounds = 4;

it('kill -9 while storing loses no acknowledged file and leaves no half one (WIZ-61)', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-kill-files-'));
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const writer = startChild('testing/storeProgram.ts', { FOLDER: folder });
    await writer.line((line) => line.includes(' '));
    await sleep(Math.random() * 100);
    writer.process.kill('SIGKILL');
    await writer.ended;
    for (const line of writer.lines) acknowledged.set(...(line.split(' ') as [string, string]));
  }
  const stored = join(folder, 'stored');
  const keys = await readdir(stored);
  for (const key of keys) expect((await stat(join(stored, key))).size).toBe(2_000_000);
  for (const [key, hash] of acknowledged) {
    expect(
      createHash('sha256')
        .update(await readFile(join(stored, key)))
        .digest('hex'),
    ).toBe(hash);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
  await createFileStore(folder, manualClock(new Date(Date.now() + 61_000))).tidy();
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  await rm(folder, { recursive: true });
});
