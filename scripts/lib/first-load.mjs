import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const peers = /^(react|react-dom|styled-components)(\/|$)/;

/** Files that one needs before it runs, at any depth, with itself; what is loaded later is not among them. */
function needed(chunks, entry) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set([entry]);
  for (const { imports } of found) {
    for (const name of imports) if (byName.has(name)) found.add(byName.get(name));
  }
  return [...found];
}

/**
 * Kibibytes, gzip, that an application's page loads before it can show some exports of packages: bundled and minified as
 * an application would, without React and styled-components, which it has.
 * @param {string} folder a folder with `node_modules` that holds the packages
 * @param {string} code what the page imports: `export { A } from 'a';`
 * @param {{ late?: boolean }} how `late` counts what is loaded later as well
 */
export async function firstLoad(folder, code, { late = false } = {}) {
  const input = join(folder, 'first-load-entry.mjs');
  writeFileSync(input, code);
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, external: peers, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const counted = late ? chunks : needed(chunks, entry);
  const bytes = counted.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  return bytes / 1024;
}
