import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheDir, root } from './root.mjs';

const skipped = new Set(['node_modules', 'dist', '.vite', 'e2e', 'bench', 'test-results']);
const skippedFile = /\.(test|stories)\.tsx?$|\.md$/;

/** All files below a path that can change what is built from it, in a fixed order. */
export function sourceFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return skippedFile.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name))
    .flatMap((name) => sourceFiles(join(path, name)));
}

/** One hash over names and contents of everything below the paths. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(sourceFiles)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(cacheDir, `${name}.hash`);

/** Whether a result was stamped with this hash. */
export const isStamped = (name, hash) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;

/** Records that a result belongs to this hash. */
export function stamp(name, hash) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile(name), hash);
}
