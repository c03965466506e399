import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Looks } from './looks';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

const passed = {
  up: ['accept', 'authorization', 'content-type', 'idempotency-key'],
  down: ['cache-control', 'content-security-policy', 'content-type'],
};
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const ask = async (upstream: string, request: IncomingMessage): Promise<Answer> => {
  const { method = 'GET', url = '/' } = request;
  const headers = passed.up.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
  const answer = await fetch(upstream + url, { method, headers, body });
  return {
    status: answer.status,
    headers: Object.fromEntries(passed.down.flatMap((name) => [[name, answer.headers.get(name) ?? '']])),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

const dress = (html: string, { css, classes, shell }: Looks): string =>
  html
    .replace('<!--css-->', () => `<style>${css}</style>`)
    .replace('<!--classes-->', () => `<script type="application/json" id="classes">${JSON.stringify(classes)}</script>`)
    .replace('<!--shell-->', () => shell);

/** Both pages at one address. */
export interface Stage {
  url: string;
  /** Gives the plain page what it borrows. */
  setLooks: (looks: Looks) => void;
  close: () => void;
}

/**
 * Stands before the server and shows the plain page under `/plain/`. Every question but those of the session is passed on
 * once and from then on answered from memory: both pages get the same bytes at once, and a switch changes nothing for
 * the next run.
 */
export const openStage = async (upstream: string, plainDist: string): Promise<Stage> => {
  let looks: Looks | undefined;
  const kept = new Map<string, Promise<Answer>>();

  const plain = async (path: string): Promise<Answer> => {
    const file = path === '/plain/' ? 'index.html' : path.slice('/plain/'.length);
    const body = await readFile(join(plainDist, file));
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
    if (extname(file) !== '.html' || !looks) {
      return { status: 200, headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }, body };
    }
    return { status: 200, headers, body: dress(body.toString(), looks) };
  };

  const answerTo = (request: IncomingMessage): Promise<Answer> => {
    const { method = 'GET', url = '/' } = request;
    if (url.startsWith('/plain/')) return plain(url);
    const key = `${method} ${url}`;
    const known = kept.get(key) ?? ask(upstream, request);
    if (url.startsWith('/api/') && !url.startsWith('/api/panel/auth/')) kept.set(key, known);
    return known;
  };

  const server = createServer((request, response) => {
    answerTo(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setLooks: (next) => {
      looks = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
