import { build } from 'vite';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

const vendor = /\/node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|styled-components|stylis)[@/]/;
/** Characters, before minifying, below which a file that pages share is not worth a request of its own. */
const small = 6000;

/** Features whose modules stand in these files. */
function featuresIn(chunks) {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  return new Set(ids.map((id) => /\/packages\/features\/([^/]+)\//.exec(id)?.[1]).filter(Boolean));
}

/** Files that the given ones import at once, at any depth, with themselves. */
function reach(chunks, starts) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(starts);
  for (const { imports } of found) {
    for (const name of imports) if (byName.has(name)) found.add(byName.get(name));
  }
  return found;
}

/** @param {readonly Chunk[]} chunks */
function partOf(chunks) {
  const startsAt = (path) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
  const from = (path) => reach(chunks, startsAt(path));
  const [entry] = startsAt('/index.html');
  const core = from('/index.html');
  const signIn = from('/boot/startSignIn.tsx');
  const app = from('/app/start.tsx');
  const lists = reach(
    chunks,
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('ListPage.tsx')),
  );
  const isShared = ({ facadeModuleId }) => facadeModuleId === null;
  const isRest = (chunk) => !core.has(chunk) && !app.has(chunk);
  const isSmall = (chunk) => isRest(chunk) && !signIn.has(chunk) && isShared(chunk) && chunk.code.length < small;
  // A small file that needs another stays: merged, the two could need each other, and all would load it.
  const merges = (chunk) => [...reach(chunks, [chunk])].every((needed) => !isRest(needed) || isSmall(needed));
  /**
   * What the pages of one feature share is for nobody else to load; what needs two features stays alone. A list does not
   * load what only forms share.
   */
  const sharedPart = (chunk) => {
    const [feature, another] = featuresIn([...reach(chunks, [chunk])].filter(isRest));
    if (another !== undefined) return null;
    return feature ?? (lists.has(chunk) ? 'lists' : 'forms');
  };
  return (chunk) => {
    if (core.has(chunk)) return chunk === entry ? null : 'core';
    if (signIn.has(chunk)) return app.has(chunk) ? 'base' : 'sign-in';
    if (app.has(chunk)) return 'app';
    return isSmall(chunk) && merges(chunk) ? sharedPart(chunk) : null;
  };
}

/**
 * Which file a module goes to: the libraries, what the entry needs, what the two starts share, each one's own, the small
 * things that pages share, those of one feature apart. Left alone, the bundler loads as little but makes a file of every module that two pages share;
 * so a first build tells who needs what after unused exports are gone, and the second merges by it.
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<(id: string) => string | null>}
 */
export async function findParts(config) {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const chunks = result.output.filter(({ type }) => type === 'chunk');
  const part = partOf(chunks);
  const parts = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, part(chunk)])));
  return (id) => (vendor.test(id) ? 'vendor' : (parts.get(id) ?? null));
}
