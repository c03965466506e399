import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.mjs';
import { pageOf, policyOf } from './page.mjs';
import { api, clientOf, dataOf, widgetToken } from './telve.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { PORT = '4181' } = process.env;
const types = { css: 'text/css', js: 'text/javascript' };

const fileOf = (path) => {
  if (path === '/page.css') return join(here, 'page.css');
  if (path.startsWith('/app/assets/')) return join(here, 'dist/assets', basename(path));
  return path.startsWith('/app/') ? join(here, 'dist', basename(path)) : undefined;
};

async function sendPage(response) {
  const nonce = randomBytes(16).toString('base64url');
  const client = clientOf();
  const data = await dataOf(client);
  const sheet = new ServerStyleSheet({ nonce });
  const html = renderToString(sheet.collectStyles(createElement(App, { client, data, nonce })));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(nonce, api),
    'cache-control': 'no-store',
  });
  response.end(pageOf({ nonce, html, styles: sheet.getStyleTags(), facts: { api, data } }));
  sheet.seal();
}

/** A real page asks first who the visitor is. */
async function sendToken(response) {
  const token = await widgetToken().catch(() => null);
  response.writeHead(token ? 200 : 502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(token));
}

const server = createServer(({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === '/') return sendPage(response);
  if (pathname === '/widget-token') return sendToken(response);
  const file = fileOf(pathname);
  if (!file || !existsSync(file)) return response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  response.writeHead(200, { 'content-type': types[file.split('.').pop()] ?? 'application/octet-stream' });
  return response.end(readFileSync(file));
});

server.listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`The page is at http://127.0.0.1:${PORT}, with the API of ${api}.\n`);
});
