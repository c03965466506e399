import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './port';

const program = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

/** Milliseconds within which a killed server is ready again. */
export const restartLimits = { postgres: 15_000, embedded: 40_000 };

/** Token with which the trials read the server's figures. */
const metricsToken = 'figures-for-the-trials';

/** The built server in a process of its own. */
export interface RunningServer {
  url: string;
  port: number;
  process: ChildProcess;
  /** Exit code, or null after a signal. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  /** What it has complained about so far. */
  errors(): string;
  /** Log lines of a level, newest last. */
  log(level: 'error' | 'warn'): Promise<string[]>;
  /** Resident memory in MB. */
  memory(): Promise<number>;
  /** Seconds of processor time it has used, whatever else the machine had to do. */
  cpu(): Promise<number>;
  /** Files and sockets it holds open; NaN where the system does not tell. */
  openFiles(): Promise<number>;
  /** Bytes of its log. */
  logSize(): Promise<number>;
  kill(): Promise<void>;
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server in demo mode, limits lifted, without waiting for it. */
export const launchServer = async (env: Readonly<Record<string, string>>): Promise<RunningServer> => {
  const port = await freePort();
  const logFile = join(env.DATA_DIR as string, `server-${port}.log`);
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      TELVE_MODE: 'demo',
      LIMITS_OFF: 'true',
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', openSync(logFile, 'a'), 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.on('exit', endWithUs);
  let errors = '';
  let over = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      over = true;
      process.off('exit', endWithUs);
      resolve(code);
    });
  });
  const endWith = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const figure = async (name: string): Promise<number> => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await answer.text())?.[1]);
  };
  return {
    url,
    port,
    process: child,
    ended,
    hasEnded: () => over,
    errors: () => errors,
    log: async (level) =>
      (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.includes(`"level":"${level}"`)),
    memory: async () => Math.round((await figure('process_resident_memory_bytes')) / 1e6),
    cpu: () => figure('process_cpu_seconds_total'),
    openFiles: () => figure('process_open_fds'),
    logSize: async () => (await stat(logFile)).size,
    kill: async () => {
      await endWith('SIGKILL');
    },
    stop: () => endWith('SIGTERM'),
  };
};

const isReady = (server: RunningServer): Promise<boolean> =>
  fetch(`${server.url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Waits until the server may be sent requests.
 * @returns milliseconds it took from the call on
 * @throws when it ends before, or after two minutes
 */
export const untilReady = async (server: RunningServer): Promise<number> => {
  const begun = performance.now();
  while (!(await isReady(server))) {
    if (server.hasEnded()) throw new Error(`The server ended before it was ready: ${server.errors()}`);
    if (performance.now() - begun > 120_000) throw new Error('The server was not ready after two minutes');
    await sleep(25);
  }
  return performance.now() - begun;
};

/** Starts the server and waits until it is ready; `startMs` says how long that took. */
export const startServer = async (
  env: Readonly<Record<string, string>>,
): Promise<RunningServer & { startMs: number }> => {
  const begun = performance.now();
  const server = await launchServer(env);
  await untilReady(server);
  return { ...server, startMs: performance.now() - begun };
};
