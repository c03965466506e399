import { existsSync, rmSync } from 'node:fs';
import { hashOf, isStamped, stamp } from './hash.mjs';
import { inRoot } from './root.mjs';

const home = inRoot('packages/server');

/** The built server. */
export const serverMain = inRoot('packages/server/dist/main.mjs');

const inputs = () =>
  [
    'pnpm-lock.yaml',
    'scripts/lib/build-server.mjs',
    'packages/server',
    'packages/api',
    'packages/locale',
    'packages/sheets',
  ].map((path) => inRoot(path));

/** What `@telve/sheets` brings with it is not installed for the server: it becomes part of the bundle too. */
const bundled = ['@telve/', '@e965/xlsx'];

/** Our own packages become part of the bundle, libraries stay where they are installed. */
const isLibrary = (id) => /^[a-z@]/i.test(id) && !bundled.some((name) => id.startsWith(name)) && !/^[A-Z]:/i.test(id);

/** Bundles the server for plain Node unless the bundle that lies there is of exactly these sources. */
export async function buildServer() {
  const hash = hashOf(inputs());
  if (existsSync(serverMain) && isStamped('server', hash)) return;
  const { rolldown } = await import('rolldown');
  rmSync(inRoot('packages/server/dist'), { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: home,
    // The embedded database and the reader of spreadsheets find their workers beside themselves.
    input: {
      main: 'src/main.ts',
      worker: 'src/db/embedded/worker.mjs',
      'sheet-worker': 'src/modules/imports/sheet/worker.ts',
    },
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
