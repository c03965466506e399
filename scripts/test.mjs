import { install } from './lib/install.mjs';

const usage = `npm test -- [--only lint,unit,…] [--skip e2e,…] [--bail]
  --only  the named steps alone
  --skip  all but the named steps
  --bail  stops at the first step that fails`;

const args = process.argv.slice(2);
const listAfter = (flag) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? '').split(',') : undefined);

if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}

install();
// Only now: what follows needs the installed packages.
const { checks, packageChecks } = await import('./lib/steps.mjs');
const { testRuns } = await import('./lib/test-runs.mjs');
const { total } = await import('./lib/counts.mjs');

const all = [...checks, ...testRuns, ...packageChecks];
const only = listAfter('--only');
const skip = listAfter('--skip') ?? [];
const unknown = [...(only ?? []), ...skip].filter((id) => !all.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(`Unknown steps: ${unknown.join(', ')}. There are: ${all.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

const results = [];
const broken = (id) => results.some((one) => one.id === id && one.code !== 0);

/** Runs one step; a crash of the step is its failure, not ours. */
async function perform(step) {
  console.log(`\n── ${step.id} ${'─'.repeat(Math.max(0, 70 - step.id.length))}`);
  if (step.needs && broken(step.needs)) {
    console.log(`Not run: ${step.needs} failed.`);
    return { id: step.id, code: 1, seconds: 0 };
  }
  const begun = Date.now();
  const outcome = await Promise.resolve()
    .then(step.run)
    .catch((error) => {
      console.error(error.message);
      return 1;
    });
  const { code, counts } = typeof outcome === 'number' ? { code: outcome } : outcome;
  return { id: step.id, code, counts, seconds: (Date.now() - begun) / 1000 };
}

for (const step of all.filter(({ id }) => (only ? only.includes(id) : !skip.includes(id)))) {
  results.push(await perform(step));
  if (args.includes('--bail') && results.at(-1).code !== 0) break;
}

console.log('');
for (const { id, code, counts, seconds } of results) {
  const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${id.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${tests}`);
}
for (const { id, counts } of results) {
  for (const name of counts?.names ?? []) console.log(`${id.padEnd(16)} ${name}`);
}
const sum = total(results.map(({ counts }) => counts).filter(Boolean));
console.log(`tests: ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
