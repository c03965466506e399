import type { AddressInfo } from 'node:net';
import type { Envelope } from '@telve/api';
import { type App, buildApp } from '../app';
import { type ManualClock, manualClock } from '../clock';
import { type Config, defaultRetention } from '../config/index';
import type { DatabaseHandle } from '../db/index';
import type { Db } from '../http/call';
import { openTestDatabase } from './database';
import { fixturePassword } from './fixtures';

/** Instant at which the clock of a test server stands. */
export const testStart = new Date('2026-03-10T09:00:00Z');

const testConfig: Config = {
  demo: false,
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://127.0.0.1',
  apiUrl: '',
  hostDist: undefined,
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
  databaseReplicaUrl: undefined,
  databasePoolSize: 10,
  secret: 'a secret of the tests that is long enough for everybody',
  smtpUrl: undefined,
  storeTypeCompanyId: undefined,
  mailFrom: 'Telve <no-reply@telve.example>',
  clamdUrl: undefined,
  trustProxy: false,
  corsOrigins: ['https://partner.example'],
  embedOrigins: ['https://partner.example'],
  uniformAnswers: false,
  limitsOff: false,
  retention: defaultRetention,
  metricsToken: 'metrics-token-of-the-tests',
  logLevel: 'info',
};

export interface Answer<P = unknown> {
  status: number;
  headers: Headers;
  body: Envelope<P>;
  text: string;
}

export interface RequestOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends exactly this body. */
  raw?: RequestInit['body'];
}

export interface TestServer {
  url: string;
  app: App;
  db: Db;
  database: DatabaseHandle;
  clock: ManualClock;
  config: Config;
  /** Lines of the log so far. */
  log: string[];
  send<P = unknown>(method: string, path: string, options?: RequestOptions): Promise<Answer<P>>;
  /** Signs a fixture account in and answers its tokens. */
  signIn(email: string, password?: string): Promise<{ accessToken: string; refreshToken: string }>;
  close(): Promise<void>;
}

const parse = (text: string): Envelope<never> => {
  try {
    return JSON.parse(text) as Envelope<never>;
  } catch {
    return undefined as never;
  }
};

export interface TestServerOptions {
  config?: Partial<Config>;
  /** Uses this database instead of opening one; it stays open on close. */
  database?: DatabaseHandle;
  clock?: ManualClock;
}

/** The whole server on a free port over the engine under test, with a clock that stands still. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await openTestDatabase());
  const clock = options.clock ?? manualClock(testStart);
  const config = { ...testConfig, ...options.config };
  const log: string[] = [];
  const app = await buildApp({ config, database, clock, logStream: { write: (line) => void log.push(line) } });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;

  const send: TestServer['send'] = async (method, path, { token, body, headers, raw } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text), text };
  };

  return {
    url,
    app,
    db: database.db,
    database,
    clock,
    config,
    log,
    send,
    signIn: async (email, password = fixturePassword) => {
      const answer = await send<{ accessToken: string; refreshToken: string }>('POST', '/api/panel/auth/login', {
        body: { email, password, etkContract: true },
      });
      if (!answer.body.payload) throw new Error(`sign-in of ${email} was refused: ${answer.text}`);
      return answer.body.payload;
    },
    close: async () => {
      await app.http.close();
      if (!options.database) await database.close();
    },
  };
};
