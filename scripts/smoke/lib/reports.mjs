import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot } from '../../lib/root.mjs';
import { attach } from '../../lib/run.mjs';

/** Bundles the browser's part of the page as the example's build does, but so that React tells what it finds wrong. */
async function bundleBrowser(folder) {
  const bundle = await rolldown({
    cwd: folder,
    input: './browser.mjs',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    checks: { pluginTimings: false, moduleLevelDirective: false },
  });
  const names = { entryFileNames: 'browser.js', chunkFileNames: 'assets/[name]-[hash].js' };
  await bundle.write({ dir: join(folder, 'dist'), sourcemap: false, ...names });
  await bundle.close();
}

/** Starts the page of `examples/reports-ssr` inside an application, on the packed packages that are installed there. */
export async function startReports(application, address, api) {
  const folder = join(application, 'reports-ssr');
  cpSync(inRoot('examples/reports-ssr'), folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
  });
  await bundleBrowser(folder);
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    NODE_OPTIONS: '',
    PORT: new URL(address).port,
    TELVE_API: api,
  };
  attach(process.execPath, [join(folder, 'serve.mjs')], { env });
}
