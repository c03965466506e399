import type { Config } from '../config/index';
import { ConfigError, readConfig } from '../config/index';
import { DataDirectoryInUse } from '../db/index';
import { cliTexts } from './texts';

/** A fault of the caller, told in one sentence. */
export class UsageError extends Error {}

/** Runs a program; a fault ends it with its sentence and exit code 1. */
export async function runProgram(program: (config: Config) => Promise<void>): Promise<void> {
  try {
    await program(readConfig(process.env));
  } catch (error) {
    const known = error instanceof UsageError || error instanceof ConfigError || error instanceof DataDirectoryInUse;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** Runs a program for demo and development data, which has no business anywhere else. */
export const runDemoProgram = (program: (config: Config) => Promise<void>): Promise<void> =>
  runProgram((config) => {
    if (process.env.NODE_ENV === 'production' || !config.demo) throw new UsageError(cliTexts.production);
    return program(config);
  });
