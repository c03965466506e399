const maxLines = 400;
const countedLines = /\.(tsx?|mjs|css)$/;
const allowedLength = /(^|\/)seed\/data\//;

/** What no file of the repository may hold. */
const rules = [
  {
    name: 'path of one machine',
    pattern: /(^|[\s"'`(=])(\/work\/|\/home\/[a-z]+\/|\/Users\/[A-Za-z]+\/|[A-Z]:\\Users\\)/,
  },
  { name: 'path outside the repository', pattern: /^(?!.*\b(from|import)\b.*').*\.\.\/shared\b/ },
  { name: 'conflict mark', pattern: /^(<{7} |>{7} )/ },
  { name: 'unfinished mark', pattern: /\b(TODO|FIXME|XXX)\b/ },
  { name: 'id of another list', pattern: /(^|[^\w#-])[TFC]\d{2,3}(?![\w-])/, only: /\.(md|tsx?|mjs)$/ },
];

const lockRule = { name: 'address in the lockfile', pattern: /https?:\/\/|tarball:/ };

/**
 * Checks one file.
 * @param path relative path with forward slashes
 * @param text its content
 * @returns one line per finding
 */
export function hygieneOf(path, text) {
  const lines = text.split('\n');
  const wanted = path === 'pnpm-lock.yaml' ? [lockRule] : rules.filter(({ only }) => !only || only.test(path));
  const found = lines.flatMap((line, index) =>
    wanted
      .filter(({ pattern }) => pattern.test(line))
      .map(({ name }) => `${path}:${index + 1} ${name}: ${line.trim().slice(0, 100)}`),
  );
  const length = lines.length - (text.endsWith('\n') ? 1 : 0);
  if (countedLines.test(path) && !allowedLength.test(path) && length > maxLines) {
    found.push(`${path} has ${length} lines; ${maxLines} is the most.`);
  }
  return found;
}

/** Relative imports that leave the package they stand in; other packages are reached by their names. */
export function strayImports(path, text) {
  const folder = /^packages\/(?:features\/)?[^/]+\//.exec(path)?.[0];
  if (!folder || !path.startsWith(`${folder}src/`)) return [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.\.?\/[^']+)'/g)]
    .map(([, specifier]) => specifier)
    .filter((specifier) => !new URL(specifier, `file:///${path}`).pathname.startsWith(`/${folder}`))
    .map((specifier) => `${path} leaves its package: ${specifier}`);
}
