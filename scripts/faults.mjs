import { answerAtOnce } from './lib/fault-options.mjs';
import { install } from './lib/install.mjs';

// `npm run faults -- [--only fuzz,…] [--engine embedded|postgres]`: the long fault runs, on both engines.
const args = process.argv.slice(2);
const answer = answerAtOnce(args);
if (answer) {
  (answer.code === 0 ? console.log : console.error)(answer.text);
  process.exit(answer.code);
}
install();
const { runOnEngines } = await import('./lib/engines.mjs');
process.exit(await runOnEngines('faults/main.ts', args));
