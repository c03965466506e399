import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** What the guard watches in place of the page's own, which cannot be replaced. */
const guarded = Object.fromEntries(
  ['location', 'window.location', 'document.location', 'globalThis.location', 'self.location'].map((name) => [
    name,
    'pageGuard.location',
  ]),
);

/** The entry's file and those that it imports at once. */
function loadedFirst(chunks) {
  const names = new Set();
  const visit = (name) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || names.has(name)) return;
    names.add(name);
    for (const next of chunk.imports) visit(next);
  };
  for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) visit(fileName);
  return chunks.filter(({ fileName }) => names.has(fileName));
}

/**
 * Bundles one entry of an application as its build would, into `<folder>/out/<mode>/<entry>`.
 * @returns ids of all bundled modules and of those that load first, and what the bundler had to say
 */
export async function bundleEntry(folder, entry, mode) {
  const messages = [];
  const bundle = await rolldown({
    cwd: folder,
    input: { [entry]: `./${entry}.jsx` },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode), ...guarded } },
    checks: { pluginTimings: false, moduleLevelDirective: false },
    onLog: (_level, { message }) => messages.push(message),
  });
  const { output } = await bundle.write({ dir: join(folder, 'out', mode, entry), sourcemap: false });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  const modulesOf = (some) => some.flatMap(({ moduleIds }) => moduleIds);
  return { entry, mode, messages, modules: modulesOf(chunks), first: modulesOf(loadedFirst(chunks)) };
}
