import { install } from './lib/install.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv, serverProgram } from './lib/server.mjs';

// `npm run reset`: forgets the local data, so that the next start begins with fresh demo data.
install();
attach(process.execPath, serverProgram('src/cli/reset.ts'), { env: serverEnv() });
