import { inRoot } from './root.mjs';

/** Arguments for Node that run a TypeScript program of the server, packages from their sources. */
export const serverProgram = (file, { watch = false } = {}) => [
  ...(watch ? [inRoot('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false'] : ['--import', 'tsx']),
  '--conditions=source',
  inRoot('packages/server', file),
];

/** Address, data folder and mode of a server started by hand; whatever the environment says goes first. */
export function serverEnv(overrides = {}) {
  const { PORT = '5080', HOST = '127.0.0.1', DATA_DIR = inRoot('.data'), NODE_ENV } = process.env;
  const demo = NODE_ENV === 'production' ? {} : { TELVE_MODE: process.env.TELVE_MODE ?? 'demo' };
  return { PORT, HOST, DATA_DIR, ...demo, ...overrides };
}
