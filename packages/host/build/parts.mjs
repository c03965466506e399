import { build } from 'vite';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

const vendor = /\/node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|styled-components|stylis)[@/]/;
/** Characters, before minifying, below which a file that pages share is not worth a request of its own. */
const small = 6000;
/** Characters below which a request of its own costs more than loading the file with too much. */
const tiny = 2500;

/** The feature in whose folder a module stands, if it is one's. */
const featureOf = (id) => /\/packages\/features\/([^/]+)\//.exec(id ?? '')?.[1];

/** Features whose modules stand in these files. */
function featuresIn(chunks) {
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(featureOf)).filter(Boolean));
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
  const isList = ({ facadeModuleId }) => facadeModuleId?.endsWith('ListPage.tsx');
  const lists = reach(chunks, chunks.filter(isList));
  const isShared = ({ facadeModuleId }) => facadeModuleId === null;
  const isRest = (chunk) => !core.has(chunk) && !app.has(chunk);
  const isSmall = (chunk) => isRest(chunk) && !signIn.has(chunk) && isShared(chunk) && chunk.code.length < small;
  // A small file that needs another stays: merged, the two could need each other, and all would load it.
  const merges = (chunk) => [...reach(chunks, [chunk])].every((needed) => !isRest(needed) || isSmall(needed));
  /** Features whose pages, among those that begin with the given files, load a file at once. */
  const loadersAmong = (starts) => {
    const found = new Map(chunks.map((chunk) => [chunk, new Set()]));
    for (const start of starts) {
      // Rules are loaded by the form of a page that is there already; what the kit loads late, anybody may need.
      if (start.facadeModuleId.includes('/packages/api/')) continue;
      const feature = featureOf(start.facadeModuleId) ?? '';
      for (const needed of reach(chunks, [start])) found.get(needed).add(feature);
    }
    return (chunk) => [...found.get(chunk)];
  };
  const featuresOfPages = loadersAmong(chunks.filter((chunk) => !isShared(chunk)));
  const featuresOfLists = loadersAmong(chunks.filter(isList));
  /**
   * What the pages of one feature share, its calls among it, is for nobody else to load; what needs two features stays
   * alone, and so does what one feature's list shares with others' forms; small ones lie together. A list loads neither what
   * only forms share nor what another list alone needs.
   */
  const sharedPart = (chunk) => {
    const [feature, another] = featuresIn([...reach(chunks, [chunk])].filter(isRest));
    if (another !== undefined) return null;
    const [page, ...otherPages] = featuresOfPages(chunk);
    const owner = feature ?? (otherPages.length === 0 ? page : undefined);
    const kind = lists.has(chunk) ? 'lists' : 'forms';
    if (owner) return `${owner}-${kind}`;
    const [list, ...otherLists] = featuresOfLists(chunk);
    if (list === undefined || otherLists.length > 0) return kind;
    return chunk.code.length > tiny ? null : `${list}-more`;
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
