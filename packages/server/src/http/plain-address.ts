import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors';

/** The path as it was sent. A proxy may put the origin before it; what a router makes of that is tidied up already. */
const sentPath = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] as string;

/** True when all fixed parts of a route stand in the path letter by letter; its parameters hold anything. */
const isPlain = (route: string, path: string): boolean => {
  const parts = path.split('/');
  const named = route.split('/');
  const open = named.at(-1) === '*';
  if (open ? parts.length < named.length : parts.length !== named.length) return false;
  return named.every((name, index) => name === '*' || name.startsWith(':') || name === parts[index]);
};

/**
 * Answers one spelling of each address. The router reads `%70anel` as `panel`; what a proxy lets through or holds back
 * by the text of an address must not be reached by another text.
 */
export const registerPlainAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ routeOptions, url }) => {
    if (routeOptions.url !== undefined && !isPlain(routeOptions.url, sentPath(url))) throw new Refusal('not_found');
  });
};
