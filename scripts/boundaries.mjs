import { existsSync } from 'node:fs';
import { inRoot } from './lib/root.mjs';
import { node } from './lib/run.mjs';

// The arrows between the packages, as .dependency-cruiser.mjs words them.
const cruise = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const paths = ['packages', 'examples'].filter((path) => existsSync(inRoot(path)));
process.exit(await node([cruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...paths]));
