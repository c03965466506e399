import { parseArgs } from 'node:util';
import { databaseOutage } from './databaseOutage';
import { fuzz } from './fuzz/trial';
import { gracefulStop } from './gracefulStop';
import { machineLoad, type Outcome, print, seconds } from './harness/figures';
import { makePlace } from './harness/place';
import { importBombs } from './importBombs';
import { killDuringCodes } from './killDuringCodes';
import { killDuringImports } from './killDuringImports';
import { killDuringUploads } from './killDuringUploads';
import { killDuringWrites } from './killDuringWrites';
import { refreshStorm } from './refreshStorm';
import { slowClients } from './slowClients';
import { soak } from './soak/trial';
import type { Trial } from './trial';
import { twoProcesses } from './twoProcesses';
import { uploads } from './uploads';

const trials: Readonly<Record<string, Trial>> = {
  'kill-during-writes': killDuringWrites,
  'kill-during-uploads': killDuringUploads,
  'kill-during-imports': killDuringImports,
  'kill-during-codes': killDuringCodes,
  'two-processes': twoProcesses,
  fuzz,
  uploads,
  'import-bombs': importBombs,
  'refresh-storm': refreshStorm,
  'database-outage': databaseOutage,
  'graceful-stop': gracefulStop,
  'slow-clients': slowClients,
  soak,
};

const usage = `npm run faults -- [--only <trial>,…] [--engine embedded|postgres] [--seed <number>]
  [--rounds <n>] [--requests <n>] [--seconds <n>] [--sessions <n>] [--clients <n>] [--rate <n>]
Trials: ${Object.keys(trials).join(', ')}; soak runs only when it is named`;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['only', 'seed', 'rounds', 'requests', 'seconds', 'sessions', 'clients', 'rate'].map((name) => [
      name,
      { type: 'string' as const },
    ]),
  ),
  strict: false,
});
const option = (name: string): string | undefined => values[name] as string | undefined;
const numberOf = (name: string, byDefault: number): number => Number(option(name) ?? byDefault);
/** Half an hour of daily work: only when it is asked for. */
const long = ['soak'];
const wanted = option('only')?.split(',') ?? Object.keys(trials).filter((name) => !long.includes(name));
const unknown = wanted.filter((name) => !(name in trials));

const runTrial = async (trial: Trial): Promise<Outcome> => {
  const place = await makePlace();
  try {
    return await trial({ place, seed: numberOf('seed', Date.now() % 1_000_000), size: numberOf });
  } catch (error) {
    return { figures: 'broke off', faults: [(error as Error).stack ?? String(error)] };
  } finally {
    await place.remove();
  }
};

if (unknown.length > 0) {
  print(`Unknown: ${unknown.join(', ')}\n${usage}`);
  process.exit(2);
}
let failed = 0;
for (const name of wanted) {
  const begun = performance.now();
  const { figures, faults } = await runTrial(trials[name] as Trial);
  print(
    `${faults.length === 0 ? 'pass' : 'FAIL'} ${name} (${seconds(performance.now() - begun)}, ${machineLoad()}): ${figures}`,
  );
  for (const fault of faults.slice(0, 20)) print(`     ${fault}`);
  if (faults.length > 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
