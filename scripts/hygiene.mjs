import { readFileSync } from 'node:fs';
import { ownFiles, report } from './lib/files.mjs';
import { hygieneOf, strayImports } from './lib/hygiene.mjs';
import { inRoot } from './lib/root.mjs';

const binary = /\.(png|jpe?g|webp|avif|ico|pdf|woff2?|xlsx?|gz|tar)$/;
const rulesThemselves = /^scripts\/lib\/hygiene(\.test)?\.mjs$/;

const files = ownFiles().filter((path) => !binary.test(path) && !rulesThemselves.test(path));

report(
  'Repository hygiene',
  files.flatMap((path) => {
    const text = readFileSync(inRoot(path), 'utf8');
    return [...hygieneOf(path, text), ...(/\.tsx?$/.test(path) ? strayImports(path, text) : [])];
  }),
);
