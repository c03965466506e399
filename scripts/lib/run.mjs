import { spawn } from 'node:child_process';
import { atEnd } from './at-end.mjs';
import { root } from './root.mjs';

/**
 * Runs a command with the terminal's output and waits for its end; it does not outlive this process.
 * @returns the exit code; 1 when a signal ended it
 */
export function run(command, args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    const forget = atEnd(() => child.kill('SIGTERM'));
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('exit', (code) => {
      forget();
      resolve(code ?? 1);
    });
  });
}

/** As run, but a failure is an error. */
export async function runOrThrow(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.`);
}

/** Runs a Node program, by default with the workspace's packages taken from their sources. */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * Starts a command that this process lives and dies with: signals are passed on, and its end is ours.
 * @returns the child process
 */
export function attach(command, args, { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('exit', () => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  return child;
}
