import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of something inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Where scripts keep what can be rebuilt at any time. */
export const cacheDir = inRoot('.cache');

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
