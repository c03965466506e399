import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageOf, policyOf } from './page.mjs';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const { PORT = '4180', TELVE_API = 'http://127.0.0.1:5080' } = process.env;
/** The folder that a portal copies to its own files. */
const telve = process.env.TELVE_ELEMENT ?? dirname(require.resolve('@telve/merchant-application/element'));

const files = {
  '/bootstrap.css': require.resolve('bootstrap/dist/css/bootstrap.min.css'),
  ...Object.fromEntries(
    ['portal.css', 'element.js', 'mount.js', 'frame.js', 'events.js'].map((name) => [`/${name}`, join(here, name)]),
  ),
};
const types = { css: 'text/css', js: 'text/javascript' };

const fileOf = (path) => (path.startsWith('/telve/') ? join(telve, basename(path)) : files[path]);

/** The portal's own server knows its visitor; the page gets the token and nothing else. */
async function applicantToken() {
  const answer = await fetch(`${TELVE_API}/api/panel/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'applicant@telve.example', password: 'Telve-2026-demo', etkContract: true }),
  });
  const { payload } = await answer.json();
  return payload?.accessToken ?? null;
}

function sendPage(response, query) {
  const nonce = randomBytes(16).toString('base64url');
  const oneOf = (name, known) => (known.includes(query.get(name)) ? query.get(name) : known[0]);
  const html = pageOf({
    nonce,
    api: TELVE_API,
    way: oneOf('way', ['element', 'mount', 'frame']),
    view: oneOf('view', ['apply', 'wizard']),
    email: 'applicant@telve.example',
    head: process.env.PORTAL_HEAD?.replaceAll('NONCE', nonce),
  });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(nonce, TELVE_API),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(html);
}

const server = createServer(async ({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/') return sendPage(response, searchParams);
  if (pathname === '/token') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify({ token: await applicantToken().catch(() => null) }));
  }
  const file = fileOf(pathname);
  if (!file || !existsSync(file)) return response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  response.writeHead(200, { 'content-type': types[file.split('.').pop()] ?? 'application/octet-stream' });
  return response.end(readFileSync(file));
});

server.listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`The portal is at http://127.0.0.1:${PORT}, with the API of ${TELVE_API}.\n`);
});
