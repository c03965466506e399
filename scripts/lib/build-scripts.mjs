import { transformAsync } from '@babel/core';
import { rolldown } from 'rolldown';
import { doorsOf } from './packages.mjs';
import { inRoot } from './root.mjs';

/**
 * The styled-components transform: component ids from package and file, so that two load orders hydrate alike,
 * and components that nobody uses can be left out.
 */
const styledComponents = (namespace) => ({
  name: 'styled-components',
  transform: {
    filter: { id: /\.tsx?$/, code: /from 'styled-components'/ },
    async handler(code, id) {
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          ['babel-plugin-styled-components', { ssr: true, pure: true, displayName: false, fileName: false, namespace }],
        ],
      });
      return { code: result.code, map: result.map };
    },
  },
});

const formats = [
  { format: 'esm', entryFileNames: '[name].js' },
  { format: 'cjs', entryFileNames: '[name].cjs' },
];

/** Writes one ESM and one CJS file per source file that a door reaches, into the package's dist. */
export async function buildScripts({ folder, manifest }) {
  const namespace = manifest.name.replace('@', '').replace('/', '-');
  const bundle = await rolldown({
    cwd: inRoot(folder),
    input: Object.values(doorsOf(manifest)),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[A-Z]:/i.test(id),
    platform: 'neutral',
    treeshake: false,
    // One file per source file keeps `use client` where it stands.
    checks: { moduleLevelDirective: false, pluginTimings: false },
    tsconfig: inRoot('tsconfig.base.json'),
    plugins: [styledComponents(namespace)],
    transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
  });
  for (const output of formats) {
    await bundle.write({ ...output, dir: 'dist', preserveModules: true, preserveModulesRoot: 'src', sourcemap: true });
  }
  await bundle.close();
}
