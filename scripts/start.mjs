import { alone } from './lib/alone.mjs';
import { buildServer, serverMain } from './lib/build-server.mjs';
import { buildHost, hostDist } from './lib/host.mjs';
import { install } from './lib/install.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv } from './lib/server.mjs';

// `npm start`: everything from a fresh clone to the running panel. The server itself prints address and accounts.
// A second start at the same moment waits for the first one's builds instead of building into the same folders.
await alone('start', async () => {
  install();
  await Promise.all([buildHost(), buildServer()]);
});
attach(process.execPath, ['--enable-source-maps', serverMain], { env: serverEnv({ HOST_DIST: hostDist }) });
