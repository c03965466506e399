import { resolve } from 'node:path';
import { ConfigError, EnvironmentReader } from './reader';
import { type Retention, readRetention } from './retention';
import { demoSecret, givenSecret } from './secret';

/** Everything that an installation may decide. Read once at start; docs/operating.md lists the variables. */
export interface Config {
  /** Demo data, open outbox page, own secret. Never together with NODE_ENV=production. */
  demo: boolean;
  host: string;
  port: number;
  /** Address under which browsers reach the panel, without a slash at the end. */
  publicUrl: string;
  /** Base address of the API as the host's pages call it; empty: the same origin. */
  apiUrl: string;
  /** Folder of the built host; undefined: the server serves the API alone. */
  hostDist: string | undefined;
  /** Absolute folder of files and of the embedded database. */
  dataDir: string;
  /** PostgreSQL as the run-time role; undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** PostgreSQL as the owner of the schema; undefined: `databaseUrl`. */
  databaseOwnerUrl: string | undefined;
  /** PostgreSQL read replica for the reports; undefined: `databaseUrl`. */
  databaseReplicaUrl: string | undefined;
  databasePoolSize: number;
  /** Keys are derived from it; at least 32 bytes. */
  secret: string;
  /** Undefined: mail stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** ClamAV daemon that looks at uploads, `tcp://host:port` or `unix:/path`; undefined: nothing looks for malware. */
  clamdUrl: string | undefined;
  /** Proxies whose X-Forwarded-For is believed: addresses and ranges, or a number of hops. False: nobody. */
  trustProxy: false | number | string[];
  /** Id of the one company whose venues have a store type (D-54); undefined: no venue has one. */
  storeTypeCompanyId: number | undefined;
  /** Origins that may call the API from a page of their own, compared exactly. */
  corsOrigins: string[];
  /** Origins whose pages may show /embed/apply in a frame, compared exactly. */
  embedOrigins: string[];
  /** Same answers for known and unknown e-mails. */
  uniformAnswers: boolean;
  /** Lifts the limits for test runs; demo only. */
  limitsOff: boolean;
  /** How long what holds personal data is kept. */
  retention: Retention;
  /** Bearer token of /metrics; undefined: /metrics answers 404. */
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

function readTrustProxy(reader: EnvironmentReader): Config['trustProxy'] {
  const value = reader.text('TRUST_PROXY');
  if (value === undefined || value === 'false') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = reader.list('TRUST_PROXY');
  if (addresses.every((address) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(address))) return addresses;
  reader.refuse(
    'TRUST_PROXY',
    'must be a number of hops (1 to 9) or a list of proxy addresses; trusting all is not offered',
  );
  return false;
}

/** In the demo it is the first company. */
function readStoreTypeCompany(reader: EnvironmentReader, demo: boolean): number | undefined {
  const id = reader.integer('STORE_TYPE_COMPANY_ID', demo ? 1 : 0, 0, 2_147_483_647);
  return id === 0 ? undefined : id;
}

function readOrigins(reader: EnvironmentReader, variable: string): string[] {
  const origins = reader.list(variable);
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
  const good = origins.filter(isOrigin);
  if (good.length < origins.length) reader.refuse(variable, 'must list origins such as https://portal.example');
  return good;
}

function readDatabase(
  reader: EnvironmentReader,
): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseReplicaUrl' | 'databasePoolSize'> {
  const address = (variable: string) => reader.url(variable, reader.secret(variable), ['postgres:', 'postgresql:']);
  return {
    databaseUrl: address('DATABASE_URL'),
    databaseOwnerUrl: address('DATABASE_OWNER_URL'),
    databaseReplicaUrl: address('DATABASE_REPLICA_URL'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 20, 1, 500),
  };
}

/** What a demo may do and a real installation may not, and the other way round. */
function refuseMixtures(reader: EnvironmentReader, config: Config, production: boolean): void {
  if (production && config.demo) reader.refuse('TELVE_MODE', 'is demo, which NODE_ENV=production does not allow');
  if (config.limitsOff && !config.demo) reader.refuse('LIMITS_OFF', 'is for TELVE_MODE=demo only');
  if (!production) return;
  if (!config.databaseUrl) reader.refuse('DATABASE_URL', 'is missing: the embedded database is for evaluation');
  if (!config.publicUrl.startsWith('https://')) reader.refuse('PUBLIC_URL', 'must be the https address of the panel');
  if (!config.smtpUrl) reader.refuse('SMTP_URL', 'is missing: temporary passwords could not be mailed');
}

/**
 * Reads the configuration.
 * @throws ConfigError naming every variable that cannot be used, and no value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const reader = new EnvironmentReader(env);
  const demo = reader.choice('TELVE_MODE', ['demo', 'standard'], 'standard') === 'demo';
  const production = reader.text('NODE_ENV') === 'production';
  const host = reader.text('HOST') ?? '127.0.0.1';
  const port = reader.integer('PORT', 5080, 0, 65_535);
  const dataDir = resolve(reader.text('DATA_DIR') ?? '.data');
  const metricsToken = reader.secret('METRICS_TOKEN');
  if (metricsToken !== undefined && metricsToken.length < 16)
    reader.refuse('METRICS_TOKEN', 'is shorter than 16 characters');
  const ownAddress = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const publicUrl = reader.url('PUBLIC_URL', reader.text('PUBLIC_URL'), ['http:', 'https:']) ?? ownAddress;
  const hostDist = reader.text('HOST_DIST');
  const config: Config = {
    demo,
    host,
    port,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    apiUrl: (reader.url('API_URL', reader.text('API_URL'), ['http:', 'https:']) ?? '').replace(/\/+$/, ''),
    hostDist: hostDist && resolve(hostDist),
    dataDir,
    ...readDatabase(reader),
    secret: demo && !production && !reader.secret('TELVE_SECRET') ? '' : givenSecret(reader),
    smtpUrl: reader.url('SMTP_URL', reader.secret('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: reader.text('MAIL_FROM') ?? 'Telve <no-reply@telve.example>',
    clamdUrl: reader.url('CLAMD_URL', reader.text('CLAMD_URL'), ['tcp:', 'unix:']),
    trustProxy: readTrustProxy(reader),
    storeTypeCompanyId: readStoreTypeCompany(reader, demo),
    corsOrigins: readOrigins(reader, 'CORS_ORIGINS'),
    embedOrigins: readOrigins(reader, 'EMBED_ORIGINS'),
    uniformAnswers: reader.flag('AUTH_UNIFORM_ANSWERS'),
    limitsOff: reader.flag('LIMITS_OFF'),
    retention: readRetention(reader),
    metricsToken,
    logLevel: reader.choice('LOG_LEVEL', logLevels, 'info'),
  };
  refuseMixtures(reader, config, production);
  if (reader.problems.length > 0) throw new ConfigError(reader.problems);
  return config.secret ? config : { ...config, secret: demoSecret(dataDir) };
}
