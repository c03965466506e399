import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './root.mjs';

/** The repository's own files: committed ones and new ones that git does not ignore; relative paths. */
export function ownFiles() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((path) => path && existsSync(inRoot(path)));
}

/** Prints findings and ends the process with the right code. */
export function report(title, findings) {
  for (const finding of findings) console.error(finding);
  console.log(findings.length === 0 ? `${title}: nothing found` : `${title}: ${findings.length} found`);
  process.exit(findings.length === 0 ? 0 : 1);
}
