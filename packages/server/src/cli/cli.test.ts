import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '../db/embedded/lock';
import { startChild } from '../testing/childProcess';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-cli-'));
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database/PG_VERSION'), '18');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const exists = (name: string): Promise<boolean> =>
  access(join(dataDir, name)).then(
    () => true,
    () => false,
  );
const reset = (env: Record<string, string> = {}) =>
  startChild('cli/reset.ts', { DATA_DIR: dataDir, TELVE_MODE: 'demo', ...env });

describe('reset', { timeout: 60_000 }, () => {
  it('forgets the database, its pictures and what applicants uploaded', async () => {
    const folders = ['database', 'public-images', 'private-documents/stored'];
    for (const folder of folders) await mkdir(join(dataDir, folder), { recursive: true });
    expect(await reset().ended).toBe(0);
    for (const folder of folders) expect(await exists(folder)).toBe(false);
  });

  it('is refused while a server uses the data, and names it', async () => {
    const lock = await lockDirectory(dataDir);
    const child = reset();
    expect(await child.ended).toBe(1);
    expect(child.errors()).toContain(`process ${process.pid}`);
    expect(await exists('database')).toBe(true);
    await lock.release();
  });

  it('touches neither a PostgreSQL database nor anything outside demo mode', async () => {
    expect(await reset({ DATABASE_URL: 'postgresql://localhost/telve' }).ended).toBe(1);
    expect(await reset({ TELVE_MODE: 'standard' }).ended).toBe(1);
    expect(await exists('database')).toBe(true);
  });
});

it.each([
  ['nothing', []],
  ['no number', ['--venues', 'x']],
  ['a fraction', ['--venues', '10', '--merchant-users', '1.5']],
  ['more than a million', ['--merchant-users', '1000001']],
  ['a misspelled option', ['--venue', '10']],
])('generate told %s asks for sensible numbers', { timeout: 60_000 }, async (_told, args) => {
  const child = startChild('cli/generate.ts', { DATA_DIR: dataDir, TELVE_MODE: 'demo' }, args);
  expect(await child.ended).toBe(1);
  expect(child.errors()).toContain('--venues');
  expect(child.errors()).toContain('--merchant-users');
});
