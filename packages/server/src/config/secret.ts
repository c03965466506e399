import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentReader } from './reader';

/** The value in the documentation: everybody knows it. */
export const sampleSecret = 'replace-me-with-32-random-bytes-or-more';

const minBytes = 32;

/** What keeps a text from being a secret, or undefined. */
function weakness(secret: string | undefined): string | undefined {
  if (secret === undefined) return 'is missing: give at least 32 random bytes, e.g. from `openssl rand -base64 48`';
  if (secret === sampleSecret) return 'still has the value of the documentation';
  if (Buffer.byteLength(secret) < minBytes) return `is shorter than ${minBytes} bytes`;
  if (new Set(secret).size < 10) return 'is too regular to be random';
  return undefined;
}

/** The secret of a real installation; faults are collected in `reader`. */
export function givenSecret(reader: EnvironmentReader): string {
  const secret = reader.secret('TELVE_SECRET');
  const fault = weakness(secret);
  if (fault) reader.refuse('TELVE_SECRET', fault);
  return secret ?? '';
}

/** The secret of a demo: made once and kept beside its data, so that sessions outlive a restart. */
export function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'demo-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
