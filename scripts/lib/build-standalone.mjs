import { rolldown } from 'rolldown';
import { slimAxios } from '../../packages/host/build/slim-axios.mjs';
import { inRoot } from './root.mjs';
import { styledComponents } from './styled-components.mjs';

const folderOf = (file) => file.replace(/^\.\/dist\//, '').replace(/\/[^/]+$/, '');

/** Doors whose built file stands alone, in a folder of its own below dist: everything it needs is inside, React too. */
const standaloneDoors = (manifest) =>
  Object.values(manifest.exports ?? {}).filter(({ default: file }) => file?.startsWith('./dist/standalone/'));

/**
 * Bundles the doors that a page without a bundler loads by a script element: one entry, and files that it loads when they
 * are needed. axios asks for the page's address when it is loaded; an embedded bundle reads none.
 */
export async function buildStandalone({ folder, manifest }) {
  const namespace = manifest.name.replace('@', '').replace('/', '-');
  for (const { source, default: file } of standaloneDoors(manifest)) {
    const bundle = await rolldown({
      cwd: inRoot(folder),
      input: source,
      platform: 'browser',
      resolve: { conditionNames: ['source', 'browser', 'import', 'default'] },
      // Of libraries their own manifests say it.
      treeshake: { moduleSideEffects: (id) => (id.includes('/packages/') ? false : undefined) },
      checks: { moduleLevelDirective: false, pluginTimings: false },
      tsconfig: inRoot('tsconfig.base.json'),
      plugins: [styledComponents({ ssr: true, namespace }), slimAxios()],
      transform: {
        target: 'es2022',
        jsx: { runtime: 'automatic' },
        define: { 'process.env.NODE_ENV': '"production"', 'window.location.href': '""' },
      },
    });
    await bundle.write({
      dir: `dist/${folderOf(file)}`,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
      sourcemap: false,
    });
    await bundle.close();
  }
}
