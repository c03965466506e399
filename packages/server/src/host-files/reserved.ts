/** First parts of addresses that are not the panel's pages. */
const reserved = new Set([
  'api',
  'health',
  'metrics',
  'openapi.json',
  'documentation',
  'docs',
  'media',
  'files',
  'dev',
  'assets',
  'templates',
]);

const plainPath = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?$/;

/** Pages of the panel, whatever the client says it accepts. */
const pages = /^\/(?:$|applicationForm$|forgotPassword$|dashboard(?:\/|$)|embed\/)/;

/**
 * True for an address that the panel's own page answers. Encoded, doubled or dotted spellings are none: what looks like
 * a call of the API in disguise must not be answered 200.
 */
export const isPage = (path: string, accept: string): boolean => {
  if (path === '/') return true;
  if (!plainPath.test(path)) return false;
  const [first = ''] = path.slice(1).toLowerCase().split('/', 1);
  if (reserved.has(first)) return false;
  // Below /dashboard lie no files: a dot in a record's address is the panel's to answer.
  if (path.startsWith('/dashboard/')) return true;
  // A file that is not there is not a page either.
  if (/\.[a-z0-9]{1,5}$/i.test(path)) return false;
  return pages.test(path) || accept.includes('text/html');
};
