import type { Config } from '../config/index';
import { ConfigError, readConfig } from '../config/index';
import { DataDirectoryInUse } from '../db/index';
import { cliTexts } from './texts';

/** A fault of the caller, told in one sentence. */
export class UsageError extends Error {}

/** Runs a program for demo and development data; a fault ends it with its sentence and exit code 1. */
export async function runProgram(program: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (process.env.NODE_ENV === 'production' || !config.demo) throw new UsageError(cliTexts.production);
    await program(config);
  } catch (error) {
    const known = error instanceof UsageError || error instanceof ConfigError || error instanceof DataDirectoryInUse;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
