import { readFileSync } from 'node:fs';
import { ownFiles } from './lib/files.mjs';
import { inRoot } from './lib/root.mjs';
import { idsInTitles } from './lib/titles.mjs';

const usage = `npm run requirements -- [--only AUTH,SES] [--list file] [--all]
  lists the requirement ids in scope (docs/requirements-scope.tsv) that no test title names
  --only   areas or ids to look at
  --list   a file with one id a line instead of the scope
  --all    every id of docs/requirements.tsv instead of the scope`;

const args = process.argv.slice(2);
const argument = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}

const rows = (path) =>
  readFileSync(inRoot(path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

const sentences = new Map(
  rows('docs/requirements.tsv')
    .slice(1)
    .map((row) => [row[0], row[4]]),
);
const scope = rows('docs/requirements-scope.tsv').slice(1);

function wantedIds() {
  const list = argument('--list');
  if (list) return rows(list).map(([id]) => id.trim());
  if (args.includes('--all')) return [...sentences.keys()];
  return scope.filter(([, state]) => state === 'now').map(([id]) => id);
}

const only = argument('--only')?.split(',');
const wanted = wantedIds().filter((id) => !only || only.includes(id) || only.includes(id.split('-')[0]));
const unknown = [...wanted, ...scope.map(([id]) => id)].filter((id) => !sentences.has(id));
const testFiles = ownFiles().filter(
  (path) => /\.(test|spec|e2e)\.(tsx?|mjs)$/.test(path) && !path.startsWith('scripts/'),
);
const named = new Set(testFiles.flatMap((path) => idsInTitles(path, readFileSync(inRoot(path), 'utf8'))));
const missing = wanted.filter((id) => !named.has(id));

for (const id of unknown) console.error(`${id} is not in docs/requirements.tsv`);
for (const id of missing) console.log(`${id}\t${sentences.get(id) ?? ''}`);
console.log(`${wanted.length - missing.length} of ${wanted.length} requirement ids are named by a test.`);
process.exit(missing.length === 0 && unknown.length === 0 ? 0 : 1);
