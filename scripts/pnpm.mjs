import { pnpm } from './lib/pnpm.mjs';

// `node scripts/pnpm.mjs add -w …`: the pinned package manager, on any machine with Node and npm.
process.exit(pnpm(process.argv.slice(2)));
