import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from './database';
import { startTestServer, type TestServer } from './server';

/** A built page of the panel, as small as can be. */
export const hostPage = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__">
<script type="application/json" id="telve-config">{"apiBase":""}</script>
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-BxK3d9a1.js"></script>
</head><body></body></html>`;

/** The script of `/assets/index-BxK3d9a1.js`. */
export const hostScript = `console.log(${JSON.stringify('telve '.repeat(500))});`;

/** A folder with a built panel, a public picture, and a file that is nobody's. */
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'telve-host-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  mkdirSync(join(folder, 'public-images/venues'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'public-images/venues/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'dist/index.html'), hostPage);
  writeFileSync(join(folder, 'dist/assets/index-BxK3d9a1.js'), hostScript);
  writeFileSync(join(folder, 'dist/assets/2kDSx12G.js'), 'export {};');
  writeFileSync(join(folder, 'dist/mark.svg'), '<svg/>');
  return folder;
};

export interface HostServer extends TestServer {
  /** What a browser gets that opens the path. */
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; text: string }>;
  /** The status for exactly this path: `fetch` would tidy it up. */
  rawStatus(path: string): Promise<number>;
}

/** A test server that also serves a host's files. */
export const startHostServer = async (): Promise<HostServer> => {
  const folder = makeFolder();
  const database = await openTestDatabase();
  const server = await startTestServer({
    database,
    config: { hostDist: join(folder, 'dist'), apiUrl: 'https://api.example/base', dataDir: folder },
  });
  return {
    ...server,
    get: async (path, headers = {}) => {
      const answer = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers } });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    rawStatus: (path) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(server.url);
        request({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      }),
    close: async () => {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
};
