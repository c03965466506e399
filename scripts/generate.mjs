import { install } from './lib/install.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv, serverProgram } from './lib/server.mjs';

// `npm run generate -- --venues 50000`: deterministic Turkish data in the database that `npm start` uses.
install();
attach(process.execPath, [...serverProgram('src/cli/generate.ts'), ...process.argv.slice(2)], { env: serverEnv() });
