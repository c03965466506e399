import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What the load program is to do. */
export interface Load {
  url: string;
  /** Each connection takes one of them, in turn. */
  tokens: readonly string[];
  connections: number;
  seconds: number;
  /** Asked in turn by all connections together. */
  paths: readonly string[];
}

export interface LoadResult {
  /** Whole answers with status 200. */
  answered: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
  /** What else came, and how often. */
  errors: Record<string, number>;
  /** Milliseconds of the server's processor time an answer took. */
  cpu?: number;
}

const program = fileURLToPath(new URL('./loadProgram.ts', import.meta.url));

/** Runs the load in a process of its own. */
export const runLoad = async (load: Load): Promise<LoadResult> => {
  const args = ['--import', 'tsx', '--conditions=source', program, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as LoadResult;
};
