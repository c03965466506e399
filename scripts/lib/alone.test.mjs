import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from './alone.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'telve-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ended = (child) => new Promise((resolve) => child.once('close', resolve));

describe('work that is done alone', { timeout: 30_000 }, () => {
  it('is done by one process after the other', async () => {
    const diary = join(folder, 'diary');
    const source = `import { appendFileSync } from 'node:fs';
      import { setTimeout as sleep } from 'node:timers/promises';
      import { alone } from './alone.mjs';
      await alone('build', async () => {
        appendFileSync(${JSON.stringify(diary)}, 'begin ');
        await sleep(100);
        appendFileSync(${JSON.stringify(diary)}, 'end ');
      }, ${JSON.stringify(folder)});`;
    const start = () => spawn(process.execPath, ['--input-type=module', '-e', source], { cwd: import.meta.dirname });
    const codes = await Promise.all([start(), start(), start()].map(ended));
    expect(codes).toEqual([0, 0, 0]);
    expect(readFileSync(diary, 'utf8')).toBe('begin end '.repeat(3));
    expect(existsSync(join(folder, 'build.lock'))).toBe(false);
  });

  it('does not wait for a process that was killed', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await ended(dead);
    writeFileSync(join(folder, 'build.lock'), String(dead.pid));
    expect(await alone('build', async () => 'done', folder)).toBe('done');
  });

  it('lets others in after a failure', async () => {
    await expect(alone('build', () => Promise.reject(new Error('broken')), folder)).rejects.toThrow('broken');
    expect(await alone('build', async () => 'done', folder)).toBe('done');
  });
});
