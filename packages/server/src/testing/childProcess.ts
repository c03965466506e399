import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A program of `src/` running in a process of its own. */
export interface Child {
  process: ChildProcess;
  /** Lines it has printed so far. */
  lines: string[];
  /** What it has complained about so far. */
  errors(): string;
  /** Resolves with the first line that `matches`. @throws when it ends before. */
  line(matches: (line: string) => boolean): Promise<string>;
  /** Resolves with its exit code, or null after a signal. */
  ended: Promise<number | null>;
}

/** Starts `file` (from `src/`) with TypeScript sources, as `npm start` does. */
export function startChild(file: string, env: Record<string, string>, args: readonly string[] = []): Child {
  const program = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  let waiting: { matches(line: string): boolean; resolve(line: string): void; reject(error: Error): void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const { resolve } of waiting.filter(({ matches }) => matches(line))) resolve(line);
    waiting = waiting.filter(({ matches }) => !matches(line));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      for (const { reject } of waiting) reject(new Error(`${file} ended with ${code}: ${errors}`));
      resolve(code);
    });
  });
  return {
    process: child,
    lines,
    errors: () => errors,
    ended,
    line: (matches) => {
      const found = lines.find(matches);
      if (found !== undefined) return Promise.resolve(found);
      return new Promise((resolve, reject) => waiting.push({ matches, resolve, reject }));
    },
  };
}
