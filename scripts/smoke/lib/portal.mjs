import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildServer, serverMain } from '../../lib/build-server.mjs';
import { buildHost, hostDist } from '../../lib/host.mjs';
import { inRoot } from '../../lib/root.mjs';
import { attach } from '../../lib/run.mjs';
import { serverEnv } from '../../lib/server.mjs';

const isReady = async (address) => {
  const answer = await fetch(`${address}/health/ready`).catch(() => ({ ok: false }));
  return answer.ok;
};

async function untilReady(address) {
  while (!(await isReady(address))) await setTimeout(100);
}

/**
 * Starts the built server with demo data; it lists the origins of portal and pages, as an operator would.
 * @returns { ready }: a promise, for there is something else to do meanwhile
 */
export async function startApi({ api, portal, reports }, dataDir) {
  await Promise.all([buildHost(), buildServer()]);
  const own = { PORT: new URL(api).port, HOST: '127.0.0.1', DATA_DIR: dataDir, HOST_DIST: hostDist };
  const origins = [portal, ...reports].join(',');
  const how = { TELVE_MODE: 'demo', LIMITS_OFF: 'true', CORS_ORIGINS: origins, EMBED_ORIGINS: portal };
  attach(process.execPath, ['--enable-source-maps', serverMain], { env: serverEnv({ ...own, ...how }) });
  return { ready: untilReady(api) };
}

/** Starts the portal of `examples/`, with the element as the packed package has it. Its server reads the environment. */
export async function startPortal({ api, portal }, installed) {
  Object.assign(process.env, {
    PORT: new URL(portal).port,
    TELVE_API: api,
    TELVE_ELEMENT: join(installed, 'node_modules/@telve/merchant-application/dist/standalone'),
  });
  await import(inRoot('examples/partner-portal/serve.mjs'));
}
