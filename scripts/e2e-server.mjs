import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, serverMain } from './lib/build-server.mjs';
import { buildHost, hostDist } from './lib/host.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv } from './lib/server.mjs';

// The built server of the end-to-end tests: the really built host, fresh demo data in a folder that goes with it.
await Promise.all([buildHost(), buildServer()]);
const folder = mkdtempSync(join(tmpdir(), 'telve-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

attach(process.execPath, ['--enable-source-maps', serverMain], {
  env: serverEnv({ HOST_DIST: hostDist, DATA_DIR: join(folder, 'data'), TELVE_MODE: 'demo', LIMITS_OFF: 'true' }),
});
