import { contract } from '@telve/api';
import fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config/index';
import type { DatabaseHandle } from './db/index';
import {
  createClamd,
  createDocumentLinks,
  createPrivateDocuments,
  type PrivateDocuments,
  registerDocuments,
} from './documents/index';
import { createPublicImages } from './files/publicImages';
import { registerMedia } from './host-files/media';
import { hostAnswer } from './host-files/register';
import { registerErrors } from './http/error-handler';
import { joinHandlers } from './http/handlers';
import { registerHostHeader } from './http/host-header';
import { registerMultipart } from './http/multipart';
import { registerOneAtATime } from './http/one-at-a-time';
import { registerPlainAddresses } from './http/plain-address';
import { registerCalls } from './http/register';
import { serverOptions } from './http/server-options';
import { type Bell, createBell } from './jobs/index';
import type { LogOptions } from './log/logger';
import { registerRequestLog } from './log/request-log';
import { createSecurityEvents } from './log/security-events';
import { createAccountMails, createApplicationMails } from './mail/index';
import { watchAccess } from './modules/access-log/watch';
import { createAuthLimits, noAuthLimits } from './modules/auth/limits';
import { allHandlers } from './modules/handlers';
import { createImportLogLinks, createImportReader, registerImportLogs } from './modules/imports/index';
import { createEmailCodes } from './modules/public-applications/codes';
import { registerFarewell } from './ops/farewell';
import { type Readiness, registerHealth } from './ops/health';
import { createMetrics, registerMetrics } from './ops/metrics';
import { registerOpenApi } from './ops/openapi';
import { registerOutbox } from './ops/outbox';
import { createAccessTokens } from './security/access-token';
import { createAccountReader } from './security/accounts';
import { registerCors } from './security/cors';
import { createHashQueue } from './security/hash-queue';
import { registerHeaders } from './security/headers';
import { deriveKeys } from './security/keys';
import { createPasswords } from './security/passwords';
import { createSessions } from './security/sessions';
import { createWidgetTokens } from './security/widget-token';

export interface AppOptions {
  config: Config;
  database: DatabaseHandle;
  clock: Clock;
  /** Figures of the process besides those of the server: once in a process. */
  processMetrics?: boolean;
  /** Where log lines go; standard output when absent. */
  logStream?: LogOptions['stream'];
}

export interface App {
  http: FastifyInstance;
  readiness: Readiness;
  documents: PrivateDocuments;
  /** Rings when a call has left a job that is due. */
  bell: Bell;
}

/** Puts the server together. Throws when contract, handlers and rules do not fit. Listening is the caller's. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { config, database, clock, logStream, processMetrics = false } = options;
  const { db } = database;
  const http = fastify(
    serverOptions({ log: { level: config.logLevel, stream: logStream }, trustProxy: config.trustProxy }),
  );
  http.removeContentTypeParser('text/plain');
  // An `Expect` we do not know is no reason to refuse, least of all with Node's own empty answer.
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response));
  const metrics = createMetrics(database.pool, processMetrics);
  const events = createSecurityEvents(http.log, metrics.securityEvents);
  const keys = deriveKeys(config.secret);
  const accessTokens = createAccessTokens(keys, clock);
  const widgetTokens = createWidgetTokens(keys, clock);
  const documents = createPrivateDocuments({
    dataDir: config.dataDir,
    clock,
    events,
    scanner: config.clamdUrl === undefined ? undefined : createClamd(config.clamdUrl),
  });
  const links = createDocumentLinks(keys.link, clock, config.apiUrl);
  const importLogLinks = createImportLogLinks(keys.importLink, clock, config.apiUrl);
  const bell = createBell();
  const readiness: Readiness = { accepting: true, check: () => database.readyCheck(), room: documents.room };

  registerOneAtATime(http);
  registerHeaders(http);
  registerHostHeader(http);
  registerPlainAddresses(http);
  registerCors(http, config.corsOrigins);
  registerRequestLog(http);
  registerFarewell(http, readiness);
  registerMultipart(http);
  const calls = joinHandlers(
    contract,
    allHandlers({
      passwords: await createPasswords(createHashQueue({ concurrency: 2, waiting: 128 })),
      sessions: createSessions(keys, accessTokens, clock),
      limits: config.limitsOff ? noAuthLimits : createAuthLimits(db),
      events,
      authFailures: metrics.authFailures,
      mails: createAccountMails({ clock, publicUrl: config.publicUrl }),
      applicationMails: createApplicationMails({ clock, publicUrl: config.publicUrl }),
      emailCodes: createEmailCodes(keys.emailCode),
      uniformAnswers: config.uniformAnswers,
      documents,
      links,
      images: createPublicImages(config.dataDir),
      storeTypeCompanyId: config.storeTypeCompanyId,
      importReader: createImportReader(),
      importLogLinks,
      widgetTokens,
      jobsAreDue: bell.ring,
      reportsDb: database.reports,
    }),
  );
  const entries = calls.map(({ entry }) => entry);
  const host =
    config.hostDist === undefined
      ? undefined
      : await hostAnswer(config.hostDist, { apiBase: config.apiUrl }, config.embedOrigins);
  registerErrors(http, { entries, events, host });
  registerCalls(http, watchAccess(calls), {
    db,
    clock,
    accessTokens,
    widgetTokens,
    accounts: createAccountReader(db),
    events,
  });
  registerHealth(http, readiness);
  registerMetrics(http, metrics, config.metricsToken);
  registerOpenApi(http, entries, { open: config.demo, token: config.metricsToken });
  registerMedia(http, config.dataDir);
  registerDocuments(http, { db, clock, documents, links });
  registerImportLogs(http, { db, clock, links: importLogLinks });
  if (config.demo) registerOutbox(http, db);
  return { http, readiness, documents, bell };
};
