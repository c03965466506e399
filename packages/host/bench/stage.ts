import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

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

/** What a plain page borrows from the real one. */
export interface Dress {
  /** Every rule of the real page. */
  css: string;
  /** The panel around what is measured, with that taken out. */
  shell: string;
  /** What the page's own code needs to know. */
  data: unknown;
}

const dressed = (html: string, { css, shell, data }: Dress): string =>
  html
    .replace('<!--css-->', () => `<style>${css}</style>`)
    .replace('<!--data-->', () => {
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      return `<script type="application/json" id="data">${json}</script>`;
    })
    .replace('<!--shell-->', () => shell);

/** All pages at one address. */
export interface Stage {
  url: string;
  /** Gives a plain page, named by its file, what it borrows. */
  dress: (file: string, dress: Dress) => void;
  close: () => void;
}

/**
 * Stands before the server and shows the plain pages under `/plain/`. Every question but those of the session is passed on
 * once and from then on answered from memory: both pages get the same bytes at once, and a switch changes nothing for
 * the next run.
 */
export const openStage = async (upstream: string, plainDist: string): Promise<Stage> => {
  const dresses = new Map<string, Dress>();
  const kept = new Map<string, Promise<Answer>>();

  const plain = async (path: string): Promise<Answer> => {
    const file = path.slice('/plain/'.length);
    const body = await readFile(join(plainDist, file));
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
    const dress = dresses.get(file);
    if (!dress) {
      return { status: 200, headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }, body };
    }
    return { status: 200, headers, body: dressed(body.toString(), dress) };
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
    dress: (file, dress) => void dresses.set(file, dress),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
