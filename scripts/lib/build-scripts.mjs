import { rolldown } from 'rolldown';
import { doorsOf } from './packages.mjs';
import { inRoot } from './root.mjs';
import { styledComponents } from './styled-components.mjs';

const formats = [
  { format: 'esm', entryFileNames: '[name].js' },
  { format: 'cjs', entryFileNames: '[name].cjs' },
];

/** Nothing of ours acts when it is loaded, and bundlers warn about an import that takes nothing from such a file. */
const withoutBareImports = (code) => code.replace(/^(?:import "[^"\n]+"|require\("[^"\n]+"\));$/gm, '');

/**
 * In CommonJS a library's default is its `exports.default` when it says `__esModule`. The bundler would give what Node gives
 * to ESM, the whole of `exports`, because our packages are of type module.
 */
const withPlainDefaults = (code) => code.replace(/(\b__toESM\(\w+), 1\)/g, '$1)');

const finish = {
  name: 'finish',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = withPlainDefaults(withoutBareImports(file.code));
    }
  },
};

/** Writes one ESM and one CJS file per source file that a door reaches, into the package's dist. */
export async function buildScripts({ folder, manifest }) {
  const namespace = manifest.name.replace('@', '').replace('/', '-');
  const bundle = await rolldown({
    cwd: inRoot(folder),
    input: Object.values(doorsOf(manifest)),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[A-Z]:/i.test(id),
    platform: 'neutral',
    treeshake: { moduleSideEffects: false },
    // One file per source file keeps `use client` where it stands.
    checks: { moduleLevelDirective: false, pluginTimings: false },
    tsconfig: inRoot('tsconfig.base.json'),
    plugins: [styledComponents({ ssr: true, namespace }), finish],
    transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
  });
  for (const output of formats) {
    await bundle.write({ ...output, dir: 'dist', preserveModules: true, preserveModulesRoot: 'src', sourcemap: true });
  }
  await bundle.close();
}
