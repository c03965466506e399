import { existsSync, rmSync } from 'node:fs';
import { hashOf, isStamped, stamp } from './hash.mjs';
import { inRoot } from './root.mjs';

const home = inRoot('packages/server');

/** The built server. */
export const serverMain = inRoot('packages/server/dist/main.mjs');

const inputs = () =>
  ['pnpm-lock.yaml', 'scripts/lib/build-server.mjs', 'packages/server', 'packages/api', 'packages/locale'].map((path) =>
    inRoot(path),
  );

/** Our own packages become part of the bundle, libraries stay where they are installed. */
const isLibrary = (id) => /^[a-z@]/i.test(id) && !id.startsWith('@telve/') && !/^[A-Z]:/i.test(id);

/** Bundles the server for plain Node unless the bundle that lies there is of exactly these sources. */
export async function buildServer() {
  const hash = hashOf(inputs());
  if (existsSync(serverMain) && isStamped('server', hash)) return;
  const { rolldown } = await import('rolldown');
  rmSync(inRoot('packages/server/dist'), { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: home,
    // The embedded database finds its worker beside itself.
    input: { main: 'src/main.ts', worker: 'src/db/embedded/worker.mjs' },
    external: isLibrary,
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node'] },
    tsconfig: inRoot('tsconfig.base.json'),
    transform: { target: 'node20' },
  });
  await bundle.write({
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  await bundle.close();
  stamp('server', hash);
}
