import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import { nonce } from './apps.mjs';
import { pageHtml, policy } from './pages.mjs';

/** The folder that a page without a bundler copies. */
const reportElement = 'node_modules/@telve/reports/dist/standalone';

const types = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html; charset=utf-8' };

/**
 * What an address of an application answers.
 * @param app   { folder, bundles, prerendered }
 * @param path  after the application's id: `installed.json`, `embed?mode=…&hostile`, `application?hostile`,
 *              `hydrate?build=…&screen=…`, `report`, `standalone/…`, `out/…`
 */
function answer(app, path, query) {
  if (path === 'installed.json') return { type: '.json', body: JSON.stringify(app) };
  if (path === 'embed') {
    const script = `out/${query.get('mode') ?? 'development'}/embed/embed.js`;
    return { type: '.html', body: pageHtml({ script, hostile: query.has('hostile') }) };
  }
  if (path === 'application') {
    const script = 'out/development/application/application.js';
    return { type: '.html', body: pageHtml({ script, hostile: query.has('hostile') }) };
  }
  if (path === 'hydrate') {
    const [wanted, screen] = [query.get('build'), query.get('screen')];
    const { html, styles } = app.prerendered.find((one) => one.build === wanted && one.screen === screen);
    const script = 'out/development/hydrate/hydrate.js';
    // styled-components takes over the server's styles when it is loaded, before anyone can hand it a nonce.
    const head = `<meta property="csp-nonce" nonce="${nonce}">${styles}`;
    return { type: '.html', body: pageHtml({ script, head, screen, first: html, hostile: query.has('hostile') }) };
  }
  if (path === 'report') return { type: '.html', body: pageHtml({ script: 'report.js', hostile: true }) };
  if (path === 'report.js') return { type: '.js', body: readFileSync(join(app.folder, path)) };
  if (path.startsWith('standalone/')) {
    return { type: '.js', body: readFileSync(join(app.folder, reportElement, basename(path))) };
  }
  const file = join(app.folder, normalize(path));
  if (!path.startsWith('out/') || !file.startsWith(app.folder) || !existsSync(file)) return undefined;
  return { type: extname(file), body: readFileSync(file) };
}

/** Serves the applications, each below its id. Resolves when it listens. */
export function serve(apps, port) {
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/guard.js') {
      response.writeHead(200, { 'content-type': types['.js'] }).end(readFileSync(join(apps[0].folder, 'guard.js')));
      return;
    }
    const [, id, ...rest] = pathname.split('/');
    const app = apps.find((one) => one.id === id);
    const found = app && answer(app, rest.join('/'), searchParams);
    if (!found) {
      // Browsers ask for an icon by themselves.
      response.writeHead(pathname === '/' || pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[found.type] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    response.end(found.body);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
