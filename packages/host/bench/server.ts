import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer, serverMain } from '../../../scripts/lib/build-server.mjs';
import { runOrThrow } from '../../../scripts/lib/run.mjs';
import { serverProgram } from '../../../scripts/lib/server.mjs';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The built server in demo mode with so many venues more, its data in a folder that goes with it.
 * @throws when it ends before it is ready
 */
export const startServer = async (
  venues: number,
  hostDist: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'telve-bench-'));
  let child: ChildProcess | undefined;
  // However this process ends, short of being killed.
  process.on('exit', () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), HOST_DIST: hostDist },
    // Never the database of whoever runs this; and a demo is no production, which the build of a page declares.
    ...{ TELVE_MODE: 'demo', LIMITS_OFF: 'true', NODE_ENV: undefined, DATABASE_URL: undefined },
  };
  const url = `http://127.0.0.1:${port}`;
  await buildServer();
  const generate = [...serverProgram('src/cli/generate.ts'), '--venues', String(venues)];
  await runOrThrow(process.execPath, generate, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = spawn(process.execPath, [serverMain], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child = server;
  const ended = once(server, 'exit');
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready');
    await pause(100);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
};
