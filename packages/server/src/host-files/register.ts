import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders } from '../security/headers';
import { type Asset, type Encoding, readAssets } from './assets';
import { embedOrigin } from './embedOrigin';
import { type HostConfig, pageMaker } from './page';
import { isPage } from './reserved';

const year = 365 * 24 * 60 * 60;

/** A worker obeys the policy of its own answer, not the page's: it may load the parts that it was split into. */
const scriptPolicy = `${commonHeaders['content-security-policy']}; script-src 'self'`;

const encodingFor = (asset: Asset, accepted: string): Encoding => {
  if (!asset.compressible) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const sendAsset = async (asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const encoding = encodingFor(asset, String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'content-type': asset.type,
    'cache-control': asset.immutable ? `public, max-age=${year}, immutable` : 'no-cache',
    etag: asset.etag,
    ...(asset.type.startsWith('text/javascript') && { 'content-security-policy': scriptPolicy }),
    ...(asset.compressible && { vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).removeHeader('content-encoding').send();
  return reply.send(await asset.body(encoding));
};

/** Answers a request with a page or file of the host; undefined when it is neither. */
export type HostAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/**
 * Reads the built host and answers its files and pages. The page carries a fresh nonce and is never kept by a cache; pages of
 * `embedOrigins` may frame the one of {@link embedOrigin}.
 * Throws when the folder holds no `index.html`.
 */
export const hostAnswer = async (
  folder: string,
  config: HostConfig,
  embedOrigins: readonly string[],
): Promise<HostAnswer> => {
  const assets = new Map(readAssets(folder));
  const index = assets.get('/index.html');
  assets.delete('/index.html');
  if (!index) throw new Error(`No index.html in ${folder}: build the host first`);
  const makePage = pageMaker((await index.body('identity')).toString('utf8'), config);
  const sendPage = (url: string, reply: FastifyReply): FastifyReply => {
    const { html, headers } = makePage(embedOrigin(url, embedOrigins));
    return reply.removeHeader('x-frame-options').headers(headers).send(html);
  };
  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const path = request.url.split('?', 1)[0] as string;
    const asset = assets.get(path);
    if (asset) return sendAsset(asset, request, reply);
    return isPage(path, String(request.headers.accept ?? '')) ? sendPage(request.url, reply) : undefined;
  };
};
