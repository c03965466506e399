import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { styledComponents } from '../../scripts/lib/styled-components.mjs';
import { findParts } from './build/parts.mjs';
import { productionRouter } from './build/production-router.mjs';
import { slimAxios } from './build/slim-axios.mjs';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '5081'}`;

/** Loads beside the entry what both starts need: the entry asks for one of them when it has read the session. */
const preloadShared = (): Plugin => ({
  name: 'telve-preload-shared',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /assets\/(vendor|base)-/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, nonce: '__CSP_NONCE__' },
        })),
  },
});

/** What every start has loaded before it loads anything else: no later import needs to name it. */
const isLate = (file: string): boolean => !/assets\/(rolldown-runtime|vendor|core|base|index)-/.test(file);

/** Files that this configuration, or whoever looks for a fault, knows by name. */
const named = /^(rolldown-runtime|vendor|core|base|index|app|sign-in|lists|forms|drawings)$/;

/**
 * Every start holds the names of the files that each page needs, so that they are asked for at once: a hundred and sixty names.
 * Without words in them they weigh half.
 */
const chunkFileName = ({ name }: { name: string }): string =>
  named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

const config = (): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    { ...styledComponents({ ssr: false }), apply: 'build', enforce: 'pre' },
    preloadShared(),
    slimAxios(),
    productionRouter(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
  },
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: { '/api': api, '/files': api, '/import-logs': api, '/media': api, '/dev': api },
  },
  // Its worker loads the spreadsheet library when a workbook is read, not with a csv.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Nothing may be inlined as a data: address: the page's policy refuses it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isLate) },
    sourcemap: false,
  },
});

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config();
  const groups = [{ name: await findParts(config()), debugName: 'parts' }];
  const built = config();
  built.build = {
    ...built.build,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  };
  return built;
});
