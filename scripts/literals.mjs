import { readFileSync } from 'node:fs';
import { ownFiles, report } from './lib/files.mjs';
import { inRoot } from './lib/root.mjs';
import { turkishLiterals } from './lib/turkish.mjs';

// Turkish stands in texts.ts alone, where it can be overridden. Letters themselves are the matter of packages/locale;
// names of people and places are data.
const allowed = [
  /(^|\/)texts(\.ts|\/)/,
  /\.(test|stories)\.tsx?$|\/stories\//,
  /^packages\/(locale|testing)\//,
  /\/src\/(.+\/)?testing\//,
  /^packages\/server\/src\/(seed|testing|db\/migrations)\//,
  /^packages\/host\/(e2e|bench)\//,
];

const sources = ownFiles().filter(
  (path) => /^packages\/.+\/src\/.+\.tsx?$/.test(path) && !allowed.some((rule) => rule.test(path)),
);

report(
  'Turkish outside texts.ts',
  sources.flatMap((path) =>
    turkishLiterals(path, readFileSync(inRoot(path), 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
  ),
);
