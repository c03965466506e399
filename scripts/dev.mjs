import { install } from './lib/install.mjs';
import { freePort } from './lib/net.mjs';
import { inRoot } from './lib/root.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv, serverProgram } from './lib/server.mjs';

// `npm run dev`: Vite serves the host from the sources and hands the API's paths to a server that restarts on change.
install();
const env = serverEnv();
const apiPort = process.env.API_PORT ?? String(await freePort());

attach(process.execPath, serverProgram('src/main.ts', { watch: true }), { env: { ...env, PORT: apiPort } });
attach(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), '--host', env.HOST, '--port', env.PORT], {
  cwd: inRoot('packages/host'),
  env: { API_PORT: apiPort },
});
