import { install } from './lib/install.mjs';

// `npm run faults -- [--only kill,…] [--engine embedded|postgres]`: the long fault runs, on both engines.
install();
const { runOnEngines } = await import('./lib/engines.mjs');
process.exit(await runOnEngines('faults/main.ts', process.argv.slice(2)));
