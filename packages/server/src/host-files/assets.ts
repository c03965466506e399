import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^(?:text\/|application\/|image\/svg)/;
/** Names with a content hash never change: `index-BxK3d9a1.js`, `BxK3d9a1.js`. */
const hashed = /[-./][A-Za-z0-9_-]{8,}\.\w+$/;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Asset {
  type: string;
  etag: string;
  /** The address changes with the content. */
  immutable: boolean;
  body(encoding: Encoding): Promise<Buffer>;
  /** Worth sending compressed. */
  compressible: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return zip(content, { level: 9 });
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
};

/** Content as built by the bundler (`.br`, `.gz` beside the file), else compressed once, when first asked for. */
const bodies = (content: Buffer, built: Partial<Record<Encoding, Buffer>>): Asset['body'] => {
  const kept = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]]);
  for (const [encoding, bytes] of Object.entries(built)) kept.set(encoding as Encoding, Promise.resolve(bytes));
  return (encoding) => {
    const found = kept.get(encoding) ?? compress(content, encoding);
    kept.set(encoding, found);
    return found;
  };
};

const readAsset = (path: string, read: ReadonlyMap<string, Buffer>): Asset => {
  const content = read.get(path) as Buffer;
  const type = types[extname(path)] ?? 'application/octet-stream';
  const br = read.get(`${path}.br`);
  const gz = read.get(`${path}.gz`);
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('/assets/') && hashed.test(path),
    compressible: compressible.test(type) && content.length > 1024,
    body: bodies(content, { ...(br && { br }), ...(gz && { gzip: gz }) }),
  };
};

/**
 * Reads the built files once, by the address each is served under. What is not in this list is not served, so no
 * address can reach outside the folder.
 */
export const readAssets = (folder: string): ReadonlyMap<string, Asset> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)] as const;
    }),
  );
  const paths = [...read.keys()].filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [path, readAsset(path, read)]));
};
