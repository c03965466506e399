import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from './postgres.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'telve-at-end-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module, and answers the process and the first line it prints. */
async function begin(source, args = []) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, ...args], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const line = await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  return { child, ended, line };
}

/** Whether somebody listens there. */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

describe('work for the end of a process', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('is done after %s', { timeout: 30_000 }, async (signal, code) => {
    const file = join(folder, signal);
    const source = `import { writeFileSync } from 'node:fs';
      import { atEnd } from './at-end.mjs';
      atEnd(() => writeFileSync(${JSON.stringify(file)}, ''));
      setInterval(() => {}, 1000);
      console.log('ready');`;
    const { child, ended } = await begin(source);
    child.kill(signal);
    expect(await ended).toBe(code);
    expect(existsSync(file)).toBe(true);
  });

  it('leaves the signals to others once it is taken back', { timeout: 30_000 }, async () => {
    const source = `import { atEnd } from './at-end.mjs';
      atEnd(() => console.log('work'))();
      process.once('SIGTERM', () => setTimeout(() => process.exit(7), 50));
      setInterval(() => {}, 1000);
      console.log('ready');`;
    const { child, ended } = await begin(source);
    child.kill('SIGTERM');
    expect(await ended).toBe(7);
  });
});

if (findPostgres()) {
  it('a private cluster ends with the process that started it and leaves no folder', { timeout: 120_000 }, async () => {
    const source = `import { startPostgres } from './postgres.mjs';
      const { folder, url } = await startPostgres();
      setInterval(() => {}, 1000);
      console.log(JSON.stringify({ folder, port: new URL(url).port }));`;
    const { child, ended, line } = await begin(source);
    const cluster = JSON.parse(line);
    expect(existsSync(cluster.folder)).toBe(true);
    expect(await answers(cluster.port)).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(existsSync(cluster.folder)).toBe(false);
    expect(await answers(cluster.port)).toBe(false);
  });
}
